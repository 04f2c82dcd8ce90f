"""Text that only this book can read again: hidden by a key drawn from its secret, and signed.

A text is laid over with the endless output of SHAKE-256 for the key and a number used once; then a
keyed mark is set on the whole, without which nothing is opened.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import shake_256

from django.utils.crypto import constant_time_compare, salted_hmac

ONCE, MARK = 16, 32  # bytes
ALGORITHM = "sha256"


class NotSealedHere(ValueError):
    """Something that was not sealed by this book, or has been changed since."""


def seal(text: str, purpose: str) -> str:
    """The text, sealed for a purpose; each time it reads otherwise."""
    once = secrets.token_bytes(ONCE)
    hidden = once + _laid_over(text.encode(), once, purpose)
    return urlsafe_b64encode(_mark(hidden, purpose) + hidden).decode()


def unseal(sealed: str, purpose: str) -> str:
    """The text that was sealed for this purpose. Raises `NotSealedHere`."""
    try:
        whole = urlsafe_b64decode(sealed.encode())
    except (Error, ValueError):
        raise NotSealedHere from None
    mark, hidden = whole[:MARK], whole[MARK:]
    if not constant_time_compare(mark, _mark(hidden, purpose)):
        raise NotSealedHere
    return _laid_over(hidden[ONCE:], hidden[:ONCE], purpose).decode()


def _mark(hidden: bytes, purpose: str) -> bytes:
    return salted_hmac(f"{purpose} mark", hidden, algorithm=ALGORITHM).digest()


def _laid_over(text: bytes, once: bytes, purpose: str) -> bytes:
    """A text with a stream of bytes laid over it; laid over twice it is itself again."""
    key = salted_hmac(f"{purpose} key", once, algorithm=ALGORITHM).digest()
    stream = shake_256(key).digest(len(text))
    return bytes(map(int.__xor__, text, stream))
