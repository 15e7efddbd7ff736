import { type Language, useLanguage } from './i18n';

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };

/** From here on, two figures would round a chance up to 100 %. */
const NEARLY_SURE = 0.995;

/** Numbers and times as the current language writes them; times are those of Tokyo, where the shop's day begins. */
export const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const yen = new Intl.NumberFormat(locale, { style: 'currency', currency: 'JPY', currencyDisplay: 'narrowSymbol' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const odds = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 });
  const nearlySure = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Tokyo' });
  return {
    number: (n: number) => numbers.format(n),
    signed: (n: number) => signed.format(n),
    yen: (n: number) => yen.format(n),
    percent: (share: number) => percent.format(share),
    /** A chance in two significant figures; what is not quite sure is not called so. */
    odds: (share: number) =>
      share < NEARLY_SURE || share === 1 ? odds.format(share) : nearlySure.format(Math.floor(share * 10_000) / 10_000),
    /** @param day of Tokyo, `2026-12-01` */
    day: (day: string) => days.format(new Date(`${day}T00:00:00+09:00`)),
    /** @param time ISO 8601; what is no time is shown as it is */
    time: (time: string) => (Number.isNaN(Date.parse(time)) ? time : times.format(new Date(time))),
  };
};

export type Formats = ReturnType<typeof formatsOf>;

const formats: Record<Language, Formats> = { ja: formatsOf('ja'), en: formatsOf('en') };

export const useFormats = (): Formats => formats[useLanguage()];
