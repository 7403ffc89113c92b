"""Stands in for PiDNG, of which there is no wheel: picamera2 needs it for raw files."""
