import type { Bilingual } from '../../kernel/languages.js';

/** A member was banned while the request was under way. */
export const BANNED: Bilingual = {
  ja: 'このアカウントはご利用いただけません。お心当たりのない場合はお問い合わせください。',
  en: 'This account cannot be used. If you think this is a mistake, please contact us.',
};
