"""Views: screens, panels and dialogs declared as trees of frozen values (docs/architecture.md, Screens)."""
