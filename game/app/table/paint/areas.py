"""Rectangles of a picture, in pixels: several made one, and one cut in strips. Pure."""

from __future__ import annotations

import pygame


def merge(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that cover the given ones and do not overlap each other."""
    result: list[pygame.Rect] = []
    for area in areas:
        joined = area
        while True:
            hit = joined.collidelist(result)
            if hit < 0:
                break
            joined = joined.union(result.pop(hit))
        result.append(joined)
    return result


def strips(area: pygame.Rect, most: int) -> list[pygame.Rect]:
    """Return level strips of an area, the lowest first, each of so many pixels at most (`most`)."""
    high = max(1, most // max(1, area.w))
    tops = range(area.top, area.bottom, high)
    return [pygame.Rect(area.x, top, area.w, min(high, area.bottom - top)) for top in reversed(tops)]
