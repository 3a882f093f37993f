"""Remember the options of a decision that could not be done when a program chose them."""

from __future__ import annotations

from game.rules.protocol import DecisionDict, OptionDict


class PassedOver:
    """Hold the options of one decision, the last that any was noted of."""

    def __init__(self) -> None:
        self._decision: DecisionDict | None = None
        self._options: tuple[OptionDict, ...] = ()

    def note(self, decision: DecisionDict, option: OptionDict) -> None:
        """Note an option of a decision that is open."""
        before = self._options if self._decision is decision else ()
        self._decision, self._options = decision, (*before, option)

    def left(self, decision: DecisionDict) -> list[OptionDict]:
        """Return the options of a decision that have not been noted."""
        return [
            one for one in decision["options"] if decision is not self._decision or one not in self._options
        ]

    def asked(self, decision: DecisionDict) -> DecisionDict:
        """Return a decision with what is left of it; as it is where nothing was noted, or nothing is left."""
        left = self.left(decision) if decision is self._decision else []
        return {**decision, "options": left} if left else decision
