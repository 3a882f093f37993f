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


def strips(screen: pygame.Rect, most: int) -> list[pygame.Rect]:
    """Return level strips of a page, the lowest first, each of so many pixels at most (`most`)."""
    high = max(1, most // screen.w)
    tops = range(0, screen.h, high)
    return [pygame.Rect(0, top, screen.w, min(high, screen.h - top)) for top in reversed(tops)]
