"""The page behind F12: drills by house and topic."""
