import {
  createNumberFormatter,
  createTokyoFormatter,
  isOutsideTokyo,
} from '../../../services/platform/clients/formatters.shared.js';
import { type Language, useLanguage } from './i18n';

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };

/** Probability from which on two significant digits would round up to 100 %. */
const NEARLY_SURE = 0.995;

const TOKYO: Record<Language, string> = { ja: '（日本時間）', en: ' JST' };

/** Returns a note that a time is Tokyo's, for readers in another time zone. */
export const formatZoneNote = (language: Language, moment: Date): string =>
  isOutsideTokyo(moment) ? TOKYO[language] : '';

/** Returns formatters of numbers and times in a language. Times are Tokyo's, where the shop's day begins. */
export const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const numbers = createNumberFormatter(locale);
  const signed = createNumberFormatter(locale, { signDisplay: 'exceptZero' });
  const yen = createNumberFormatter(locale, { style: 'currency', currency: 'JPY', currencyDisplay: 'narrowSymbol' });
  const percent = createNumberFormatter(locale, { style: 'percent' });
  const odds = createNumberFormatter(locale, { style: 'percent', maximumSignificantDigits: 2 });
  const nearlySure = createNumberFormatter(locale, { style: 'percent', maximumFractionDigits: 2 });
  const times = createTokyoFormatter(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const days = createTokyoFormatter(locale, { dateStyle: 'long' });
  return {
    number: (n: number) => numbers.format(n),
    signed: (n: number) => signed.format(n),
    yen: (n: number) => yen.format(n),
    percent: (share: number) => percent.format(share),
    /** Formats a probability with two significant digits; only 1 becomes 100 %. */
    odds: (share: number) =>
      share < NEARLY_SURE || share === 1 ? odds.format(share) : nearlySure.format(Math.floor(share * 10_000) / 10_000),
    /** @param day a day in Tokyo, `2026-12-01` */
    day: (day: string) => days.format(new Date(`${day}T00:00:00+09:00`)),
    /** @param time ISO 8601; an invalid time is returned unchanged */
    time: (time: string) => {
      const moment = new Date(time);
      return Number.isNaN(moment.getTime()) ? time : times.format(moment) + formatZoneNote(language, moment);
    },
  };
};

export type Formats = ReturnType<typeof formatsOf>;

const formats: Record<Language, Formats> = { ja: formatsOf('ja'), en: formatsOf('en') };

export const useFormats = (): Formats => formats[useLanguage()];
