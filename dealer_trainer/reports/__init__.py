"""What is printed or exported: data and HTML, of which the window makes PDF."""
