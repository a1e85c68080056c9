"""Attacks: targets, pools, the five steps."""
