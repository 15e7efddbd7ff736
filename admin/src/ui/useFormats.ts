import { useLocale } from 'react-admin';
import { createNumberFormatter, createTokyoFormatter } from '../../../services/platform/clients/formatters.shared.js';
import { type Language, languageOf } from '../providers/languages';

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };
const UNITS = { ja: { coins: 'コイン' }, en: { coins: 'coins' } };

/** Creates the formats of numbers, money and times for a language. Times are in Tokyo, where the shop's day begins. */
const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const numbers = createNumberFormatter(locale);
  const signed = createNumberFormatter(locale, { signDisplay: 'exceptZero' });
  const yen = createNumberFormatter(locale, { style: 'currency', currency: 'JPY', currencyDisplay: 'narrowSymbol' });
  const percent = createNumberFormatter(locale, { style: 'percent', maximumFractionDigits: 4 });
  // Formats such as 2026年11月22日 10:00 and 22 Nov 2026, 10:00, which cannot be misread.
  const date = { year: 'numeric', month: language === 'ja' ? 'long' : 'short', day: 'numeric' } as const;
  const times = createTokyoFormatter(locale, { ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = createTokyoFormatter(locale, date);
  const instant = (format: ReturnType<typeof createTokyoFormatter>) => (time: string | null | undefined) =>
    time && !Number.isNaN(Date.parse(time)) ? format.format(new Date(time)) : '';
  return {
    number: (n: number) => numbers.format(n),
    signed: (n: number) => signed.format(n),
    points: (n: number) => `${numbers.format(n)}P`,
    signedPoints: (n: number) => `${signed.format(n)}P`,
    coins: (n: number) => `${numbers.format(n)} ${UNITS[language].coins}`,
    yen: (n: number) => yen.format(n),
    /** @param share a fraction from 0 to 1 */
    percent: (share: number) => percent.format(share),
    /** @param time ISO 8601; '' without one */
    time: instant(times),
    /** @param time ISO 8601; '' without one */
    day: instant(days),
  };
};

export type Formats = ReturnType<typeof formatsOf>;

const formats: Record<Language, Formats> = { ja: formatsOf('ja'), en: formatsOf('en') };

/** Returns the formats of a language that may differ from the console's, such as in previews for members. */
export const getFormats = (language: Language): Formats => formats[language];

export const useFormats = (): Formats => formats[languageOf(useLocale())];
