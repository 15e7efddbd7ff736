import { expect, it } from '@jest/globals';
import { NO_RULES } from '../../draws/index.js';
import { describeBuyerRules } from './buyer-rule-words.js';

it('describes each rule of a pack in both languages, and returns nothing without rules', () => {
  const leastRank = { rankId: 'g', name: 'ゴールド', nameEn: 'Gold' };
  expect(describeBuyerRules({ onceADay: true, newcomerDays: 7, leastRank })).toEqual([
    { ja: '登録から7日以内の方限定', en: 'New members only (first 7 days)' },
    { ja: 'ゴールド以上の方限定', en: 'Gold rank or above' },
    { ja: '購入は1日1回まで', en: 'One purchase a day' },
  ]);
  expect(describeBuyerRules({ ...NO_RULES, newcomerDays: 1 })[0]!.en).toBe('New members only (first day)');
  expect(describeBuyerRules(NO_RULES)).toEqual([]);
});
