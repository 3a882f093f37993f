"""Let one writer keep the game in progress: one copy of the program at a time.

Every copy that may write holds a lock of the operating system, which ends with its process, however that
ends. A small file names the owner and the lock that it holds: who starts asks for that lock, so one that is
held means that the owner runs. Who deletes the folder deletes the lock with it: the owner looks now and then
whether it still lies there, and takes another one where it does not. A second copy may take over all the
same: a lock cannot be taken away, so the taker takes one of its own and writes itself into the file. The
file is looked at before every write and changed only while nobody writes, so that the copy that has lost it
never writes over the other.

A lock or the owner's file may lie where somebody has put a folder or a link, and a lock may be a file that
this user may not write: then the next name is taken. Where no lock can be had at all the owner touches its
file now and then instead; who starts believes it for as long as it is fresh.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import platform
import re
import stat
import threading
import uuid
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from filelock import FileLock, Timeout

from game.patience import patiently
from game.storage.files.atomic import FRESH, FULL, TAKEN, kind_of, make_folder, runs, write_text
from game.storage.files.documents import FileError, read_bytes
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

PATIENCE_S = 2.0
"""Seconds that a write waits for the write of another copy while a picture waits, too; a write takes
milliseconds."""
SLOW_PATIENCE_S = 15.0
"""The same where no picture waits: on a slow disk one takes seconds."""
LOCKS = tuple(f"running{end}.lock" for end in ("", *(f"-{n}" for n in range(2, 33))))
"""The locks that a copy may hold: one copy after the other may take over, each with a lock of its own."""
WRITING = ("writing.lock", *(f"writing-{n}.lock" for n in range(2, 9)))
OWNERS = ("owner", *(f"owner-{n}" for n in range(2, 9)))
"""Names of the lock's file: where something else has the place of one of these, every copy takes the next."""
STALE_S = 20.0
"""An owner without a lock that has not touched its file for so long runs no more."""
_BARS = (errno.EACCES, errno.EPERM, errno.EROFS, errno.EISDIR, errno.ELOOP)
"""Errors of a file that this user may not write, or of what has its place."""
_GONE = (errno.ENOENT, errno.ENOTDIR)
"""Errors of a folder that is not there."""
_LONGEST_OWNER = 200
"""Bytes of the owner's file: a process's number, 32 letters and the name of a lock are 60 or so."""
_SIGNED = re.compile(r"\d{1,20} [0-9a-f]{32}( running(-\d+)?\.lock| - [0-9A-Za-z]{1,60})?")
"""Words of an owner's file: a process, letters of its own, and the lock or the computer, formerly neither."""
_NOBODY = "nobody"
"""The name of a copy that was taken over."""


class TakenError(OSError):
    """Another copy of the program writes the game in progress now."""

    kind = TAKEN


class Claim:
    """This process's claim to write in a folder.

    Args:
        folder: of the game in progress; made when first claimed.
        patience: seconds that a write waits for another copy's write.

    Attributes:
        trouble: why nothing can be claimed, `full`, `read-only` or `other`; None if all is well.
        refusing: the folder in which nothing could be made then: the own one, or one around it.
        taken: how often this copy has taken over.
    """

    def __init__(self, folder: Path, patience: float = PATIENCE_S) -> None:
        self.folder = folder
        self.patience = patience
        self.trouble: str | None = None
        self.refusing = folder
        self.taken = 0
        self._owner = folder / OWNERS[0]
        self._running = self._lock(LOCKS[0])
        self._writing = self._lock(WRITING[0])
        self._lockless = False
        """True where no lock can be had."""
        self._barred: set[str] = set()
        """Names of locks that lie there but that this copy may not open."""
        self._name = ""
        self._before: str | None = None
        self._file: tuple[int, int] | None = None
        """The file that this copy has locked; None where nobody can tell."""

    def _lock(self, name: str) -> FileLock:
        return FileLock(
            self.folder / name, fallback_to_soft=False, preserve_lock_file=True, thread_local=False
        )

    def acquire(self, patience: float | None = None) -> bool:
        """Claim the folder unless another copy runs; tell whether this one may write now.

        Where no lock can be had there is nothing to wait for: True as well. Where the disk lets nothing be
        written, `trouble` says so; the next write tries again.

        Args:
            patience: seconds to wait for another copy that writes just now; None for as long as a write does.
        """
        self._barred.clear()
        try:
            make_folder(self.folder)
            self._owner = self.folder / self._usable(OWNERS, linked=True)
            with self._alone(patience):
                self._hold()
                self._sign()
        except (Timeout, TakenError):
            self.trouble = None
            return False
        except OSError as error:
            around = (self.folder, *self.folder.parents)
            self.refusing = next((one for one in around if os.path.lexists(one)), self.folder)
            self.trouble = kind_of(error)
        else:
            self.trouble = None
        return True

    def _hold(self) -> None:
        """Take the lock that the last owner held, unless this copy holds one already.

        Raises:
            Timeout: the owner runs.
            TakenError: this copy held a lock before it could sign, and another has taken over since.
        """
        owner = self._read(locks_tell=not self._running.is_locked)
        if self._running.is_locked:
            if owner is not None and owner != self._before:
                self._running.release()
                self._name = _NOBODY
                raise TakenError("another copy of the program has taken over")
            return
        named = _lock_of(owner)
        while not self._take_all((named,) if named and self._is_usable(named) else self._asked()):
            pass  # a lock that may not be opened is not usable from now on: the next name is asked for
        if owner is not None and owner != self._name:
            # Nobody could ask for the lock that the owner named: its process says whether it runs.
            silent = named is not None and (self._lockless or named in self._barred)
            if self._beats(owner) or (silent and _is_other_running(owner)):
                self._free(self._running)
                raise TakenError("another copy of the program runs, and holds no lock that can be asked for")
        self._before = owner

    def _asked(self) -> tuple[str, ...]:
        """The locks to ask for where no file says who the owner is: any that is there may be held."""
        first = self._usable(LOCKS)
        others = (n for n in LOCKS if n not in (first, *self._barred) and (self.folder / n).exists())
        return (*filter(self._is_usable, others), first)

    def _is_usable(self, name: str, linked: bool = False) -> bool:
        """Tell whether a file of the program's can be there: no folder, pipe or link lies in its place, and
        no lock that this copy may not open.

        Args:
            name: of the file.
            linked: whether a link may.
        """
        if name in self._barred:
            return False
        try:
            kind = patiently((self.folder / name).lstat).st_mode
        except FileNotFoundError:
            return True
        except OSError as error:
            if linked or error.errno in _BARS:  # of the owner's file, or of the folder itself
                raise
            log_suppressed(_log, f"look at {name}", error)
            self._barred.add(name)
            return False
        return stat.S_ISREG(kind) or (linked and stat.S_ISLNK(kind))

    def _usable(self, names: Sequence[str], linked: bool = False) -> str:
        """Return the first of several names that can be used; where none can, the first."""
        return next((name for name in names if self._is_usable(name, linked)), names[0])

    def _take_all(self, names: Sequence[str]) -> bool:
        """Hold one lock after the other, the last one in the end; tell whether each could be opened."""
        return all(self._take(name) for name in names)

    def _take(self, name: str) -> bool:
        """Hold this lock and no other; where no lock can be had, none.

        Returns:
            False where this copy may not open it, and another name may do.

        Raises:
            Timeout: another copy holds it; this one holds none then.
            OSError: the folder cannot be written to.
        """
        before = self._running
        if Path(before.lock_file).name != name:
            self._running = self._lock(name)
            self._free(before)
        self._lockless = name in self._barred  # then every name was tried
        if not self._lockless:
            try:
                patiently(partial(self._running.acquire, timeout=0))
            except Timeout:
                raise
            except (NotImplementedError, OSError) as error:
                if self._bar(name, error):
                    return False
                self._lockless = True
        self._file = self._lies_there()
        return True

    def _bar(self, name: str, error: Exception) -> bool:
        """Count a lock that lies there but may not be opened as not usable from now on.

        Args:
            name: of the lock.
            error: of the system, which was asked for it.

        Returns:
            False where no lock can be had at all: then none is barred.

        Raises:
            OSError: no file can be made in the folder, and so no game can be saved there either.
        """
        code = getattr(error, "errno", None)
        if code in _BARS:
            try:
                (self.folder / name).lstat()
            except OSError:
                raise error from None
            self._barred.add(name)
        elif code in _GONE or (isinstance(error, OSError) and kind_of(error) == FULL):
            raise error
        log_suppressed(_log, f"hold {name}", error)
        return code in _BARS

    def _free(self, lock: FileLock) -> None:
        """Give a lock back; where the system refuses that, what was done under it is done all the same."""
        with suppress_and_log(_log, "give a lock back", OSError):
            patiently(lock.release)

    def _lies_there(self) -> tuple[int, int] | None:
        """Return which file lies where the lock is that this copy holds; None where there is none."""
        try:
            status = Path(self._running.lock_file).stat()
        except OSError:
            return None
        return status.st_dev, status.st_ino

    def keep(self) -> None:
        """Claim the folder again where it has been deleted or replaced: whoever starts would find nobody.

        Where another copy was faster this one has lost it. What the disk refused is tried again. To be called
        now and then.
        """
        if not self._name:
            if self.trouble is not None and not self.acquire():
                self.trouble = TAKEN  # another copy has begun meanwhile
            return
        if self._lockless:
            owner = self._read()
            if owner == self._name:
                os.utime(self._owner)
            if owner is not None:  # where it is another's, the next write says so
                return
        elif not self._running.is_locked:
            return
        elif self._file == self._lies_there():
            self._give_way()
            return
        self._name = ""
        self._running.release()
        if not self.acquire():
            self._name = _NOBODY

    def _give_way(self) -> None:
        """Give the lock back once another copy has signed: who reads an owner's file that says nothing any
        more takes whoever holds one for the owner."""
        with suppress_and_log(_log, "see who saves", OSError):
            owner = self._read()
            if owner is not None and owner != self._name:
                self._lose()

    def _lose(self) -> None:
        """Write here no more: another copy does."""
        self._free(self._running)
        self._name = _NOBODY

    def take_over(self) -> None:
        """Claim the folder although another copy runs: it is told when it next wants to write.

        Raises:
            OSError: the disk refuses, or the other copy is stuck in the middle of a write.
        """
        with self._alone():
            held = self._running.is_locked
            if not held:
                self._hold_another()
            try:
                self._sign()
            except OSError:
                if not held:
                    self._running.release()
                raise
            self.taken += 1

    def _hold_another(self) -> None:
        """Take the first lock that nobody holds."""
        for name in filter(self._is_usable, LOCKS):
            with contextlib.suppress(Timeout):
                if self._take(name):
                    return

    def _sign(self) -> None:
        lock = f"- {_host()}" if self._lockless else Path(self._running.lock_file).name
        name = f"{os.getpid()} {uuid.uuid4().hex} {lock}"
        write_text(self._owner, name)
        # only now: a disk that refuses leaves the file as it was, and that is nobody's taking over
        self._name = self._before = name

    def _beats(self, owner: str) -> bool:
        """Return whether an owner without a lock still runs: it has touched its file lately, by the disk's
        clock.

        Raises:
            OSError: the disk refuses to tell.
        """
        words = owner.split(" ")
        if len(words) != 4 or not words[0].isdecimal():
            return False
        if words[3] == _host() and not runs(int(words[0])):
            return False
        probe = self.folder / f"{OWNERS[0]}.{os.getpid()}-{threading.get_ident()}{FRESH}"
        try:
            probe.write_bytes(b"")
            age = probe.stat().st_mtime - self._owner.stat().st_mtime
        except FileNotFoundError:
            return False
        finally:
            with suppress_and_log(_log, "remove a probe", OSError):
                probe.unlink()
        return age < STALE_S

    def _read(self, locks_tell: bool = False) -> str | None:
        """Return what the owner's file says; None where it is none that this program can have written.

        Args:
            locks_tell: whether a file that this user may not read says nothing: the locks tell who runs.

        Raises:
            OSError: the system will not open it for now: another copy may be the owner.
        """
        try:
            told = read_bytes(self._owner, _LONGEST_OWNER).decode("ascii")
        except FileError as error:
            if error.refused and not (locks_tell and isinstance(error.__cause__, PermissionError)):
                raise OSError(errno.EIO, error.detail) from error
            log_suppressed(_log, "read who saves", error)
            return None
        except (FileNotFoundError, UnicodeDecodeError):
            return None
        return told if _SIGNED.fullmatch(told) else None

    @property
    def lost(self) -> bool:
        """Return whether another copy has taken over since, as far as the system tells."""
        with suppress_and_log(_log, "see who saves", OSError):
            return self._lost()
        return False

    def _lost(self) -> bool:
        if not self._name:
            return False
        owner = self._read()
        if owner is None:  # nobody can have written that: the locks tell
            return self._name == _NOBODY or self._another_runs()
        return owner != self._name

    def _another_runs(self) -> bool:
        """Tell whether another copy holds a lock; where no lock can be had none does."""
        own = Path(self._running.lock_file).name
        others = () if self._lockless else (name for name in LOCKS if name != own)
        for name in others:
            if not (self.folder / name).exists() or not self._is_usable(name):
                continue
            lock = self._lock(name)
            try:
                lock.acquire(timeout=0)
            except Timeout:
                return True
            except (NotImplementedError, OSError) as error:
                log_suppressed(_log, f"ask for {name}", error)
            else:
                self._free(lock)
        return False

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """A write: no other copy takes over meanwhile.

        Raises:
            TakenError: another copy has taken over.
            OSError: the disk refuses.
        """
        self.keep()
        if not self._name:
            # Nothing could be claimed when the program started: the disk may allow it by now.
            if not self.acquire():
                raise TakenError("another copy of the program writes here")
            if not self._name:
                yield
                self.trouble = None  # what is written is saved
                return
        with self._alone():
            if self._lost():
                self._lose()
                raise TakenError("another copy of the program has taken over")
            yield

    @contextlib.contextmanager
    def _alone(self, patience: float | None = None) -> Iterator[None]:
        wait = self.patience if patience is None else patience
        held = False
        while True:
            name = self._usable(WRITING)
            if name in self._barred:
                break
            if Path(self._writing.lock_file).name != name:
                self._writing = self._lock(name)
            try:
                patiently(partial(self._writing.acquire, timeout=wait, poll_interval=0.01))
            except Timeout:
                raise TakenError("another copy of the program is writing") from None
            except (NotImplementedError, OSError) as error:
                if self._bar(name, error):
                    continue
            else:
                held = True
            break
        try:
            yield
        finally:
            if held:
                self._free(self._writing)

    def release(self) -> None:
        """Give the folder up: the program ends."""
        with suppress_and_log(_log, "give up the lock", OSError):
            self._running.release()
            if self._lockless and self._name and self._read() == self._name:
                self._owner.unlink()  # there is no lock that says so


def _host() -> str:
    """This computer's name, in letters that the owner's file can hold."""
    return "".join(c for c in platform.node() if c.isascii() and c.isalnum())[:60] or "here"


def _is_other_running(owner: str) -> bool:
    """Tell whether the process that an owner names runs on this computer, and is not this one."""
    number = owner.split(" ")[0]
    return number.isdecimal() and int(number) != os.getpid() and runs(int(number))


def _lock_of(owner: str | None) -> str | None:
    """The lock that an owner holds; the first where its version knew but one; None where nobody can tell."""
    words = owner.split(" ") if owner else []
    if len(words) == 2:
        return LOCKS[0]
    return words[2] if len(words) == 3 and words[2] in LOCKS else None
