"""What a person meets: the start page, the drill, the house in words."""
