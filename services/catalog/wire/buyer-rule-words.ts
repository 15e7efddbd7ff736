import type { BuyerRules } from '../../draws/index.js';
import type { Bilingual } from '../../kernel/languages.js';

/** Describes the buyer rules of a pack; empty if everybody may buy. */
export const describeBuyerRules = ({ newcomerDays: days, leastRank: rank, onceADay }: BuyerRules): Bilingual[] => [
  ...(days > 0
    ? [
        {
          ja: `登録から${days}日以内の方限定`,
          en: `New members only (${days === 1 ? 'first day' : `first ${days} days`})`,
        },
      ]
    : []),
  ...(rank ? [{ ja: `${rank.name}以上の方限定`, en: `${rank.nameEn} rank or above` }] : []),
  ...(onceADay ? [{ ja: '購入は1日1回まで', en: 'One purchase a day' }] : []),
];
