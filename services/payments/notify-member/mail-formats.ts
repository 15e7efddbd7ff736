import type { Language } from '../../kernel/languages.js';

/** Formats an amount of yen. */
export const formatYen = (amount: number, language: Language): string =>
  language === 'ja' ? `${amount.toLocaleString('ja-JP')}円` : `${amount.toLocaleString('en-GB')} yen`;
