import { createTokyoFormatter } from '../../../../services/platform/clients/formatters.shared.js';
import { formatZoneNote } from '../../i18n/format';
import { type Language, useLanguage } from '../../i18n/i18n';

const LOCALES: Record<Language, string> = { ja: 'ja-JP', en: 'en-GB' };

const formatsOf = (language: Language) => {
  const locale = LOCALES[language];
  const days = createTokyoFormatter(locale, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' });
  const clock = createTokyoFormatter(locale, { timeStyle: 'short' });
  return {
    day: (time: string) => days.format(new Date(time)),
    clock: (time: string) => clock.format(new Date(time)) + formatZoneNote(language, new Date(time)),
  };
};

const formats = { ja: formatsOf('ja'), en: formatsOf('en') };

/** Returns formatters for the day and the time of day, in Tokyo, of an ISO 8601 time. */
export const useDays = () => formats[useLanguage()];
