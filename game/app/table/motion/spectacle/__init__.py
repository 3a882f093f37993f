"""Draw how events look: damage, power, the breach, the pod, the opening."""
