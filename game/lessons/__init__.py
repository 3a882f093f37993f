"""Lessons: arranged positions, steps with goals, and the teacher who watches; no pictures."""
