import { useLocale } from 'react-admin';
import { numberWriter, tokyoWriter } from '../../../services/platform/clients/writers.shared.js';
import { type Language, languageOf } from '../providers/languages';

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };
const UNITS = { ja: { coins: 'コイン' }, en: { coins: 'coins' } };

/** Numbers, money and times as the current language writes them; times are those of Tokyo, where the shop's day begins. */
const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const numbers = numberWriter(locale);
  const signed = numberWriter(locale, { signDisplay: 'exceptZero' });
  const yen = numberWriter(locale, { style: 'currency', currency: 'JPY', currencyDisplay: 'narrowSymbol' });
  const percent = numberWriter(locale, { style: 'percent', maximumFractionDigits: 4 });
  // 2026年11月22日 10:00, 22 Nov 2026, 10:00: as people write them, and no two ways to read them.
  const date = { year: 'numeric', month: language === 'ja' ? 'long' : 'short', day: 'numeric' } as const;
  const times = tokyoWriter(locale, { ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = tokyoWriter(locale, date);
  const instant = (format: ReturnType<typeof tokyoWriter>) => (time: string | null | undefined) =>
    time && !Number.isNaN(Date.parse(time)) ? format.format(new Date(time)) : '';
  return {
    number: (n: number) => numbers.format(n),
    signed: (n: number) => signed.format(n),
    points: (n: number) => `${numbers.format(n)}P`,
    signedPoints: (n: number) => `${signed.format(n)}P`,
    coins: (n: number) => `${numbers.format(n)} ${UNITS[language].coins}`,
    yen: (n: number) => yen.format(n),
    /** @param share 0 to 1 */
    percent: (share: number) => percent.format(share),
    /** @param time ISO 8601; nothing for none */
    time: instant(times),
    /** @param time ISO 8601; nothing for none */
    day: instant(days),
  };
};

export type Formats = ReturnType<typeof formatsOf>;

const formats: Record<Language, Formats> = { ja: formatsOf('ja'), en: formatsOf('en') };

/** As `useFormats`, in a language that need not be the console's: what members will read. */
export const getFormats = (language: Language): Formats => formats[language];

export const useFormats = (): Formats => formats[languageOf(useLocale())];
