import type { Language } from '../../kernel/languages.js';

/** An amount of yen as people write it. */
export const yenText = (amount: number, language: Language): string =>
  language === 'ja' ? `${amount.toLocaleString('ja-JP')}円` : `${amount.toLocaleString('en-GB')} yen`;
