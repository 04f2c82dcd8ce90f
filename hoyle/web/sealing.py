"""Text that only this book can read again: hidden and marked by Fernet, with a key of its own."""

from __future__ import annotations

from base64 import urlsafe_b64encode

from cryptography.fernet import Fernet, InvalidToken
from django.utils.crypto import salted_hmac


class NotSealedHere(ValueError):
    """Something that was not sealed by this book, or has been changed since."""


def seal(text: str, purpose: str) -> str:
    """The text, sealed for a purpose; each time it reads otherwise."""
    return _sealer(purpose).encrypt(text.encode()).decode()


def unseal(sealed: str, purpose: str) -> str:
    """The text that was sealed for this purpose. Raises `NotSealedHere`."""
    try:
        return _sealer(purpose).decrypt(sealed.encode()).decode()
    except InvalidToken:
        raise NotSealedHere from None


def _sealer(purpose: str) -> Fernet:
    key = salted_hmac("sealing", purpose, algorithm="sha256").digest()
    return Fernet(urlsafe_b64encode(key))
