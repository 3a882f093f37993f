"""Fixtures of the referee's tests."""

import pytest

from tests.referee.driver import NEW, Driver


@pytest.fixture
def driver():
    return Driver()


@pytest.fixture
def playing(driver):
    driver(**NEW)
    return driver
