import type { CSSProperties } from 'react';

/** From this many entries on, only those near the screen are drawn. */
const LONG = 60;
/** The gap between cards in pixels. */
export const GAP_PX = 12;

export const isLong = (count: number): boolean => count >= LONG;

/** How many cards of at least `minPx` stand side by side in `widthPx`: what `auto-fill` makes of it. */
export const columnsIn = (widthPx: number, minPx: number): number =>
  Math.max(1, Math.floor((widthPx + GAP_PX) / (minPx + GAP_PX)));

/** What `.cards` needs to know. @param minPx the least width of a card */
export const gridStyle = (minPx: number) => ({ '--card-width': `${minPx}px`, gap: GAP_PX }) as CSSProperties;
