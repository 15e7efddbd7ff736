import type { Bilingual } from '../../kernel/languages.js';
import { formatCount } from '../../platform/text/format-count.js';

/** Describes when to try again, rounded up: `約2分後`, `in about 2 minutes`. */
export const waitInWords = (seconds: number): Bilingual => {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return { ja: `約${minutes}分後`, en: `in about ${formatCount(minutes, 'minute')}` };
  const hours = Math.ceil(minutes / 60);
  return { ja: `約${hours}時間後`, en: `in about ${formatCount(hours, 'hour')}` };
};
