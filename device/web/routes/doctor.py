"""Route of the doctor's checks, on the running machine."""

import socket
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from fastapi import APIRouter

from device.config.settings import Settings
from device.doctor import machine
from device.doctor.finding import Finding, found, unmeasured
from device.table.parts import PARTS
from device.voice.sentences import in_all_languages, plain
from device.web.aim import light_of, sharpness_of, small_grey
from device.web.configuration import is_simulated
from device.web.page import Page, refusals
from words.keys import Key

_PLUG_IN = Key("web-plug-in")
_CAMERA = Key("web-camera")
_SIMULATED = Key("web-simulated")


def doctor_routes(page: Page) -> APIRouter:
    """Return the route of the health checks."""
    routes = APIRouter(prefix="/api", tags=["act"], responses=refusals(401, 403))

    @routes.get("/doctor")
    def doctor() -> dict[str, Any]:
        """Return each part of the machine: good, or how to mend it."""
        findings = [*_seen(page), *_machine(page)]
        told, camera = list(map(_told, findings)), page.hub["camera"]
        if camera["lost"] and camera.get("text"):  # the camera's own words
            told[0]["told"] = {"text": camera["text"], "texts": camera["texts"]}
        return {
            "name": socket.gethostname(),
            "address": page.address,
            "good": all(one.mend is None for one in findings),
            "parts": told,
        }

    return routes


def _told(one: Finding) -> dict[str, Any]:
    """Return a finding as the page takes it."""
    heals = in_all_languages(one.heals) if one.heals else None
    return {
        "part": one.part,
        "state": one.state,
        "told": in_all_languages(one.says) if one.says else plain(one.told),
        "mend": heals or (plain(one.mend) if one.mend else None),
    }


def _seen(page: Page) -> Sequence[Finding]:
    """Return findings on the active camera and its picture."""
    camera, image = page.hub["camera"], page.picture.image
    source = page.outfit.camera
    if camera["lost"]:
        lost = found("camera", Key("web-camera-there-no-picture"), _PLUG_IN)
        return [replace(lost, missing=True)]
    if image is None:
        return [unmeasured(found("camera", Key("web-camera-not-at-work")))]
    high, wide = image.shape[:2]
    told = _SIMULATED if is_simulated(source) else _CAMERA
    rate = f"{page.hub['machine']['fps']:g}"
    grey = small_grey(image)
    light, focus = light_of(grey), sharpness_of(grey)
    turn = Key("web-turn-lens-s-ring")
    return [
        found("camera", told, source=str(source), wide=wide, high=high, rate=rate),
        found("light", light.says, None if light.ok else Key("web-light")),
        found("focus", focus.says, None if focus.ok else turn),
    ]


def _machine(page: Page) -> Sequence[Finding]:
    """Return findings on the machine."""
    settings, lit = page.outfit.settings, page.hub["machine"]["lights"]
    return [
        machine.disk(page.outfit.games),
        machine.temperature(),
        machine.power(machine.asked("vcgencmd", "get_throttled")),
        *_of_parts(settings, lit=lit),
    ]


def _of_parts(settings: Settings, *, lit: bool) -> Iterator[Finding]:
    """Yield the findings on the table's parts; the client uses the page already."""
    for part in PARTS:
        if part.name == "lights" and not lit:
            yield unmeasured(found("lights", Key("web-lights")))
        elif part.name != "page":
            found_here = part.check(settings)
            yield from map(_in_use, found_here) if part.uses_hardware else found_here


def _in_use(one: Finding) -> Finding:
    """Return a finding on hardware that this program may itself occupy."""
    if one.mend is not None and "busy" in one.told.lower():
        return unmeasured(found(one.part, Key("web-at-work")))
    return one
