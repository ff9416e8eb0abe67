"""What heroes do: walk, attack, use cards, trade."""
