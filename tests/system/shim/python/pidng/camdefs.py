class Picamera2Camera:
    """Never made: no raw file is written."""
