"""What happens while people look: WebSockets, bots, hints, odds, reviews."""
