"""Papers, certificates and pages for one person as PDF, drawn by Qt."""
