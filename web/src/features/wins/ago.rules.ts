import { formatAgo } from '../../browser/ago';
import type { Language } from '../../i18n/i18n';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

const SHORT = {
  ja: { day: '日前', hour: '時間前', minute: '分前' },
  en: { day: ' d ago', hour: ' h ago', minute: ' min ago' },
} as const;

/** Formats how long ago something happened, in the largest whole unit, and at least one minute. @param at ISO 8601 */
export const agoOf = (at: string, nowMs: number, language: Language): string => {
  const minutes = Math.max(1, Math.floor((nowMs - Date.parse(at)) / MINUTE_MS));
  const [unit, size] = UNITS.find(([, size]) => minutes >= size)!;
  const count = Math.floor(minutes / size);
  const text = formatAgo(language, count, unit, () => `${count}${SHORT[language][unit]}`);
  // Japanese uses no spaces.
  return language === 'ja' ? text.replaceAll(' ', '') : text;
};
