import type { Bilingual } from '../../kernel/languages.js';
import type { ExtraRule } from './extra-prizes.js';

const NUMBERS = { ja: new Intl.NumberFormat('ja-JP'), en: new Intl.NumberFormat('en-GB') };

/** Returns the label of an extra prize, derived from its rule. */
export const describeExtraPrize = ({ rule, draws }: ExtraRule): Bilingual => {
  if (rule === 'last') return { ja: 'ラストワン賞', en: 'Last-one prize' };
  const ja = draws.map((draw) => NUMBERS.ja.format(draw));
  const en = draws.map((draw) => NUMBERS.en.format(draw));
  if (rule === 'every') return { ja: `キリ番賞（${ja[0]}回目ごと）`, en: `Round-number prize (every ${en[0]} draws)` };
  return {
    ja: `キリ番賞（${ja.join('・')}回目）`,
    en: `Round-number prize (draw ${en.join(', ')})`,
  };
};
