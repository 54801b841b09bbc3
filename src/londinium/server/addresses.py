"""The addresses of this machine."""

import socket

EVERYWHERE = ("0.0.0.0", "::")  # hosts that mean every address of this machine


def own_address() -> str:
    """The address by which others in the network reach this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
