import type { Bilingual } from '../../kernel/languages.js';

const FORMAT = { dateStyle: 'long', timeZone: 'UTC' } as const;
const DAY_FORMATS = { ja: new Intl.DateTimeFormat('ja-JP', FORMAT), en: new Intl.DateTimeFormat('en-GB', FORMAT) };

/** Formats a day in both languages: `2027年2月1日`, `1 February 2027`. @param date `YYYY-MM-DD` */
export const formatDay = (date: string): Bilingual => {
  const day = new Date(`${date}T00:00:00Z`);
  return { ja: DAY_FORMATS.ja.format(day), en: DAY_FORMATS.en.format(day) };
};

const MINUTE = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const;
const MOMENT_FORMATS = { ja: new Intl.DateTimeFormat('ja-JP', MINUTE), en: new Intl.DateTimeFormat('en-GB', MINUTE) };

/** Formats a moment in Japan time in both languages: `2027年2月1日 9:05`, `1 February 2027 at 09:05 (Japan time)`. */
export const formatMoment = (at: Date): Bilingual => ({
  ja: MOMENT_FORMATS.ja.format(at),
  en: `${MOMENT_FORMATS.en.format(at)} (Japan time)`,
});
