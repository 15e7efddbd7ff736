import { type Language, useLanguage } from '../../i18n/i18n';

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };

const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const days = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'Asia/Tokyo',
  });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Asia/Tokyo' });
  return { day: (time: string) => days.format(new Date(time)), clock: (time: string) => clock.format(new Date(time)) };
};

const formats = { ja: formatsOf('ja'), en: formatsOf('en') };

/** Writes the day and the time of day, both in Tokyo, of an ISO 8601 time. */
export const useDays = () => formats[useLanguage()];
