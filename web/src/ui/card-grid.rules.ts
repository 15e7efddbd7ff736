import type { CSSProperties } from 'react';

/** Number of items from which on only those near the screen are rendered. */
const LONG = 60;
/** The gap between cards in pixels. */
export const GAP_PX = 12;

export const isLong = (count: number): boolean => count >= LONG;

/** Returns how many columns of at least `minPx` fit in `widthPx`, as CSS `auto-fill` computes it. */
export const countColumns = (widthPx: number, minPx: number): number =>
  Math.max(1, Math.floor((widthPx + GAP_PX) / (minPx + GAP_PX)));

/** Returns the inline style of `.cards`. @param minPx minimum width of a card */
export const toGridStyle = (minPx: number) => ({ '--card-width': `${minPx}px`, gap: GAP_PX }) as CSSProperties;
