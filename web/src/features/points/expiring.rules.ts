const SOON_MS = 30 * 86_400_000;

/** Returns true if a day in Tokyo, `2026-12-01`, begins within 30 days. */
export const isSoon = (day: string, nowMs: number): boolean => Date.parse(`${day}T00:00:00+09:00`) - nowMs < SOON_MS;
