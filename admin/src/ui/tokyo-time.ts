const TOKYO_OFFSET_MS = 9 * 3_600_000;

/** Formats a time for `<input type="datetime-local">` in Tokyo time; '' for none. */
export const toTokyoLocalTime = (instant: string | null | undefined): string => {
  const ms = Date.parse(instant ?? '');
  return Number.isNaN(ms) ? '' : new Date(ms + TOKYO_OFFSET_MS).toISOString().slice(0, 19);
};

/** Parses the value of such an input; '' for none. */
export const fromTokyoLocalTime = (local: string): string =>
  local === '' ? '' : `${local.length === 16 ? `${local}:00` : local.slice(0, 19)}+09:00`;
