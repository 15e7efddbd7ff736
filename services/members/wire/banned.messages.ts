import type { Bilingual } from '../../kernel/languages.js';

/** The refusal of a request whose member was banned meanwhile. */
export const BANNED: Bilingual = {
  ja: 'このアカウントはご利用いただけません。お心当たりのない場合はお問い合わせください。',
  en: 'This account cannot be used. If you think this is a mistake, please contact us.',
};
