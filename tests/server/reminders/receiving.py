"""Where reminders arrive: a push service that decrypts what it gets, and a mail server."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tests.server.process import free_port


class PushService:
    """A browser at its push service: what is pushed to it is read with the browser's own key."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters."
        self.status = 201
        self.got: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.raw: list[bytes] = []
        self.port = free_port()
        self.stalled = asyncio.Event()  # unset: it takes a push and does not answer
        self.stalled.set()

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        endpoint = f"http://127.0.0.1:{self.port}/push/secret-of-the-browser"
        return {"endpoint": endpoint, "p256dh": text(point), "auth": text(self.auth)}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        if self.status == 201:
            plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            assert Vapid02.verify(headers["authorization"])
            self.got.append(json.loads(plain))
        self.headers.append({**headers, "request": head[0]})
        self.raw.append(body)
        await self.stalled.wait()
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", service.port)
    try:
        yield service
    finally:
        service.stalled.set()
        server.close()


class Mailbox:
    """The mails that a mail server was handed; `answer` is what it says to each."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 taken"

    async def handle_RCPT(self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, str]]:
    """A mailbox, and the URL of the server that fills it."""
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    await asyncio.to_thread(controller.start)
    try:
        yield box, f"smtp://127.0.0.1:{port}"
    finally:
        await asyncio.to_thread(controller.stop)


def text(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()
