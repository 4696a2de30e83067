"""The start page: language, house, topic, boxes, and Start."""
