import type { Language } from '../../i18n/i18n';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** How long ago something was, in the largest unit that it fills, a minute at the least. @param at ISO 8601 */
export const agoOf = (at: string, nowMs: number, language: Language): string => {
  const minutes = Math.max(1, Math.floor((nowMs - Date.parse(at)) / MINUTE_MS));
  const [unit, size] = UNITS.find(([, size]) => minutes >= size)!;
  const text = new Intl.RelativeTimeFormat(language).format(-Math.floor(minutes / size), unit);
  // Japanese is written without spaces.
  return language === 'ja' ? text.replaceAll(' ', '') : text;
};
