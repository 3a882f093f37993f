"""Rectangles of a picture, in pixels: several made one, one cut in strips or around others. Pure."""

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


def outside(area: pygame.Rect, holes: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that cover what of an area lies in none of the others, and do not overlap."""
    left = [area] if area.w > 0 and area.h > 0 else []
    for hole in holes:
        rest: list[pygame.Rect] = []
        for part in left:
            inner = part.clip(hole)
            if not (inner.w and inner.h):
                rest.append(part)
                continue
            around = (
                pygame.Rect(part.x, part.y, part.w, inner.y - part.y),
                pygame.Rect(part.x, inner.bottom, part.w, part.bottom - inner.bottom),
                pygame.Rect(part.x, inner.y, inner.x - part.x, inner.h),
                pygame.Rect(inner.right, inner.y, part.right - inner.right, inner.h),
            )
            rest += [one for one in around if one.w and one.h]
        left = rest
    return left


def strips(area: pygame.Rect, most: int) -> list[pygame.Rect]:
    """Return level strips of an area, the lowest first, each of so many pixels at most (`most`)."""
    high = max(1, most // max(1, area.w))
    tops = range(area.top, area.bottom, high)
    return [pygame.Rect(area.x, top, area.w, min(high, area.bottom - top)) for top in reversed(tops)]
