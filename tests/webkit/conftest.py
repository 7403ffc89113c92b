"""The hall's services, for what is tried at its desk too."""

from tests.hall.conftest import services as services
