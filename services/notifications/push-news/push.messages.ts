import type { Bilingual } from '../../kernel/languages.js';

/** The words of a test message. */
export const TRIAL_WORDS: Readonly<Record<'title' | 'text', Bilingual>> = {
  title: { ja: 'テスト通知です', en: 'This is a test' },
  text: { ja: 'この端末で通知を受け取れます。', en: 'You will receive notifications on this device.' },
};
