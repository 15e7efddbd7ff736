import { type Language, useLanguage } from './i18n';

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };

/** Numbers and times as the current language writes them; times are those of Tokyo, where the shop's day begins. */
export const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const yen = new Intl.NumberFormat(locale, { style: 'currency', currency: 'JPY' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' });
  return {
    number: (n: number) => numbers.format(n),
    signed: (n: number) => signed.format(n),
    yen: (n: number) => yen.format(n),
    percent: (share: number) => percent.format(share),
    /** @param time ISO 8601; what is no time is shown as it is */
    time: (time: string) => (Number.isNaN(Date.parse(time)) ? time : times.format(new Date(time))),
  };
};

export type Formats = ReturnType<typeof formatsOf>;

const formats: Record<Language, Formats> = { ja: formatsOf('ja'), en: formatsOf('en') };

export const useFormats = (): Formats => formats[useLanguage()];
