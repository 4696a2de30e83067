"""The revisions, each as it was released and never changed."""
