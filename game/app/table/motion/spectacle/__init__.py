"""How events look: damage, power, the breach, the pod, the opening."""
