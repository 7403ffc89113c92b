"""The route of the doctor: what works on this machine, while it is at work."""

import socket
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter

from device.doctor import machine, parts
from device.doctor.finding import Finding
from device.web.aim import light_of, sharpness_of, small_grey
from device.web.page import Page, refusals
from device.web.simulated import is_simulated

_PLUG_IN = "check its cable, then try again"


def doctor_routes(page: Page) -> APIRouter:
    """Return the route of what works and what does not."""
    routes = APIRouter(prefix="/api", tags=["act"], responses=refusals(401, 403))

    @routes.get("/doctor")
    def doctor() -> dict[str, Any]:
        """Return each part of the machine: good, or how to mend it."""
        found = [*_seen(page), *_machine(page)]
        return {
            "name": socket.gethostname(),
            "address": page.address,
            "good": all(one.mend is None for one in found),
            "parts": [
                {
                    "part": one.part,
                    "state": one.state,
                    "told": one.told,
                    "mend": one.mend,
                }
                for one in found
            ],
        }

    return routes


def _seen(page: Page) -> Sequence[Finding]:
    """Return what is found of the camera that is at work, and of its picture."""
    camera, image = page.hub["camera"], page.picture.image
    source = page.outfit.camera
    if camera["lost"]:
        told = camera.get("text") or "there is no picture"
        return [Finding("camera", told, _PLUG_IN, missing=True)]
    if image is None:
        return [Finding("camera", "not at work: no game has been chosen")]
    high, wide = image.shape[:2]
    kind = "a simulated one" if is_simulated(source) else str(source)
    rate = page.hub["machine"]["fps"]
    grey = small_grey(image)
    light, focus = light_of(grey), sharpness_of(grey)
    return [
        Finding("camera", f"{kind}, {wide} x {high}, {rate:g} pictures a second"),
        Finding("light", light.text, None if light.ok else "change the light"),
        Finding("focus", focus.text, None if focus.ok else "turn the lens's ring"),
    ]


def _machine(page: Page) -> Sequence[Finding]:
    """Return what is found of the machine itself."""
    settings, lit = page.outfit.settings, page.hub["machine"]["lights"]
    lights = parts.lights(settings) if lit else Finding("lights", "none here")
    return [
        machine.disk(page.outfit.games),
        machine.temperature(),
        machine.power(machine.asked("vcgencmd", "get_throttled")),
        parts.voice(settings),
        parts.sound(settings),
        _in_use(lights),
    ]


def _in_use(lights: Finding) -> Finding:
    """Return what is found of the lights: this program may hold them itself."""
    if lights.mend is not None and "busy" in lights.told.lower():
        return Finding("lights", "at work")
    return lights
