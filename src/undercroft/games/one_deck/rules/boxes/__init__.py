"""Dice and the boxes that they cover."""
