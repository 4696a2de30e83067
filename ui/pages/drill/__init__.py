"""The drill: one table after the other, settled, judged and explained."""
