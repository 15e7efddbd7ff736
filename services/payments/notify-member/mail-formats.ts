import type { Language } from '../../kernel/languages.js';

const FORMAT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const;
const TIMES = { ja: new Intl.DateTimeFormat('ja-JP', FORMAT), en: new Intl.DateTimeFormat('en-GB', FORMAT) };

/** A moment as people write it, in Tokyo's time. */
export const moment = (at: Date, language: Language): string =>
  language === 'ja' ? TIMES.ja.format(at) : `${TIMES.en.format(at)} (Japan time)`;

/** An amount of yen as people write it. */
export const yenText = (amount: number, language: Language): string =>
  language === 'ja' ? `${amount.toLocaleString('ja-JP')}円` : `${amount.toLocaleString('en-GB')} yen`;
