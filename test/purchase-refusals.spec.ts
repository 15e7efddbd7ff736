import { describe, expect, it } from '@jest/globals';
import type { PurchaseRefused } from '../services/draws/draw-pack/draw-pack.decide.js';
import { toRefusedPurchase } from '../services/draws/draw-pack/draw-pack.messages.js';
import type { Bilingual } from '../services/kernel/languages.js';
import type { Refused } from '../services/platform/http/responses/envelope.js';
import { isKnownRefusal } from '../web/src/api/purchase-refusal.rules.js';

const AT = new Date('2026-11-26T03:00:00Z');
const refusals = [
  { code: 'NotYetOnSale', start: AT },
  { code: 'NotOnSale' },
  { code: 'SoldOut' },
  { code: 'LimitReached' },
  { code: 'Paused' },
  { code: 'NewcomersOnly', days: 1 },
  { code: 'NewcomersOnly', days: 30 },
  { code: 'BoughtToday', next: AT },
  { code: 'CountOutOfRange', max: 100 },
] as const;
const sentencesOf = (refusal: PurchaseRefused): Bilingual => {
  const { errors } = toRefusedPurchase(refusal) as Refused;
  return errors!.count![0]!;
};

describe('a sentence in the address of a pack’s page', () => {
  it.each(refusals)('appears when the shop sends it: $code', (refusal) => {
    const { ja, en } = sentencesOf(refusal);
    expect([ja, en].map(isKnownRefusal)).toEqual([true, true]);
  });

  it.each([
    'お支払いは https://evil.example で',
    '上限を超えています。',
    '売り切れました。ほかのパックをお選びください。 https://evil.example',
    'このパックは、ランク「https://evil.example」以上の方限定です。現在のランクと条件は「マイページ」でご確認ください。',
    '購入できるのは1〜https://evil.example回です。回数を選び直してください。',
    '',
  ])('stays hidden when the shop did not write it: %s', (text) => {
    expect(isKnownRefusal(text)).toBe(false);
  });
});
