"""Mails, by the host's own mail server."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from londinium.server.refusals import Failed
from londinium.server.reminders.push import Gone, NotSent
from londinium.server.settings import CannotServe

SECONDS = 15.0  # for every step of handing a mail over
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
NO_MAILBOX = (550, 551, 553)  # said of an address: nobody is there


class MailServer(NamedTuple):
    """The host's mail server, and who the mails are from."""

    host: str
    port: int
    secure: bool  # TLS from the start
    user: str
    password: str
    sender: str


def mail_server(smtp: str | None, sender: str | None, address: str | None) -> MailServer | None:
    """What the host has set up; CannotServe with what is missing. None: no mails."""
    if smtp is None:
        return None
    try:
        url = urlsplit(smtp)
        port = url.port
    except ValueError:
        url, port = urlsplit(""), None
    if url.scheme not in ("smtp", "smtps") or not url.hostname:  # the password in it is not repeated
        raise CannotServe("serve-smtp")
    if not ADDRESS.fullmatch(parseaddr(sender or "")[1]):
        raise CannotServe("serve-smtp-from")
    if address is None:
        raise CannotServe("serve-smtp-address")
    secure = url.scheme == "smtps"
    user, password = unquote(url.username or ""), unquote(url.password or "")
    return MailServer(url.hostname, port or (465 if secure else 587), secure, user, password, sender or "")


def check_address(address: str | None) -> str | None:
    """Where people reach the server, without a slash at the end; CannotServe if it is no such thing."""
    if address is None:
        return None
    found = re.fullmatch(r"(https?://[A-Za-z0-9.:\[\]-]+)/*", address)
    if found is None:
        raise CannotServe("serve-address", address=address)
    return found[1]


def check_mailbox(address: str) -> str:
    """The address of one mailbox; Failed if it is none."""
    address = address.strip()
    if not ADDRESS.fullmatch(address) or ".." in address:
        raise Failed(400, "That is no e-mail address; one looks like anna@example.org.", "web-refused-remind-mailbox")
    return address


def letter(server: MailServer, to: str, subject: str, text: str, off: str, name: str) -> EmailMessage:
    """A mail with the link that ends such mails; mail programs offer it as a button. The same name, the same mail."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = server.sender, to, subject
    made["Date"] = formatdate()
    made["Message-ID"] = f"<{name}@{parseaddr(server.sender)[1].partition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{off}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


async def send(server: MailServer, mail: EmailMessage) -> None:
    """Hand a mail over; Gone or NotSent if the server does not take it."""
    try:
        await asyncio.to_thread(_hand_over, server, mail)
    except smtplib.SMTPRecipientsRefused as error:
        if all(code in NO_MAILBOX for code, _ in error.recipients.values()):
            raise Gone from None
        raise NotSent("the mail server refused the recipient") from None
    except (OSError, smtplib.SMTPException) as error:  # what they say may hold an address or a name
        raise NotSent(type(error).__name__) from None


def _hand_over(server: MailServer, mail: EmailMessage) -> None:
    context = ssl.create_default_context()
    if server.secure:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with connection:
        connection.ehlo()
        if not server.secure and connection.has_extn("starttls"):
            connection.starttls(context=context)
            connection.ehlo()
        elif server.password and not server.secure:
            raise NotSent("the mail server offers no TLS, and the password is not sent without")
        if server.user:
            connection.login(server.user, server.password)
        connection.send_message(mail)
