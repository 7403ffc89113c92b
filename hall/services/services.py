"""A hall's broker and database together: started, watched, stopped."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from cryptography.hazmat.primitives.serialization import Encoding

from hall.services.child import ServiceError
from hall.services.mosquitto import HALL, Mosquitto
from hall.services.places import Addresses, Broker, HallFolder
from hall.services.postgres import Postgres
from webkit.tls.keeper import OwnCertificates
from webkit.tls.names import names_here

log = logging.getLogger(__name__)


class Services:
    """Broker and database of a hall; a service that runs already is only used.

    Parameters
    ----------
    data
        The hall's folder.
    host, port
        Where boards on other machines reach it, with TLS; port None: nowhere.
    names
        Names by which boards of other sites reach it: its certificate is for them, too.
    database, broker
        Services that somebody else runs; None: the hall's own.

    Raises
    ------
    ServiceError
        If one is not installed.
    """

    def __init__(
        self,
        data: Path,
        *,
        host: str = "0.0.0.0",  # noqa: S104 - boards are other machines
        port: int | None = None,
        names: tuple[str, ...] = (),
        database: str | None = None,
        broker: Broker | None = None,
    ) -> None:
        self.places, self._host, self._port = HallFolder(data.absolute()), host, port
        kept = self.places.kept()
        self._certificates: OwnCertificates | None = None
        self.database: Postgres | None = None
        self.broker: Mosquitto | None = None
        if database is None:
            self.database = Postgres(self.places.database, **kept["database"])
            database = self.database.address
        if broker is None:
            own = kept["broker"]
            self.broker = Mosquitto(self.places.broker, own["port"])
            broker = Broker(host="127.0.0.1", user=HALL, user_each=True, **own)
            if port is not None:
                self._certificates = OwnCertificates(
                    self.places.tls, names=partial(names_here, names)
                )
        self.addresses = Addresses(database, broker)

    @property
    def boards_port(self) -> tuple[str, int] | None:
        """Return the port of the proxy for boards, None for nowhere."""
        if self._certificates is None or self._port is None:
            return None
        return self._host, self._port

    @property
    def boards_at(self) -> str:
        """Return the address for boards on other machines, '' for nowhere."""
        if self._certificates is None:
            return ""
        return f"{self._certificates.names[0]}:{self._port}"

    def start(self) -> None:
        """Start the services that the hall manages.

        Raises
        ------
        ServiceError, SettingsError
            If something cannot be started; nothing runs then.
        """
        try:
            if self.database is not None:
                self.database.start()
            if self.broker is not None:
                self._see_to_certificates()
                self.broker.accounts.open_hall(self.addresses.broker.key)
                self.broker.start()
        except BaseException:
            self.stop()
            raise
        self.places.store_addresses(self.addresses)

    def revive(self) -> None:
        """Start again what has died; it is tried again later if it does not start."""
        starts: list[tuple[str, bool, Callable[[], None]]] = []
        if self.database is not None:
            one = self.database
            starts.append((one.child.name, one.child.runs, one.start))
        if self.broker is not None:
            other = self.broker
            starts.append((other.child.name, other.child.runs, other.start))
        for name, runs, start in starts:
            if runs:
                continue
            log.warning("%s has died; it is started again", name)
            try:
                start()
            except ServiceError as error:
                log.warning("%s", error)

    def renew(self) -> None:
        """Renew the certificate if it ends soon; proxy and desk take it up."""
        self._see_to_certificates()

    def stop(self) -> None:
        """Stop the services that the hall manages, in order; idempotent."""
        if self.broker is not None:
            self.broker.stop()
        if self.database is not None:
            self.database.stop()

    def _see_to_certificates(self) -> None:
        own = self._certificates
        if own is None:
            return
        own.see_to()
        assert own.root is not None
        self.places.authority.write_bytes(own.root.public_bytes(Encoding.PEM))
