import type { Bilingual } from '../../kernel/languages.js';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** Writes a member's rank in a month, `YYYY-MM`, as a sentence. @param rank null for no rank */
export const rankIn = (month: string, rank: Bilingual | null): Bilingual => {
  const ja = `${Number(month.slice(5))}月`;
  const en = MONTH.format(new Date(`${month}-01T00:00:00Z`));
  return rank
    ? { ja: `${ja}のランクは「${rank.ja}」です。`, en: `In ${en} your rank is ${rank.en}.` }
    : { ja: `${ja}のランクはありません。`, en: `In ${en} you have no rank.` };
};
