import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PurchaseRefused } from '../services/draws/draw-pack/draw-pack.decide.js';
import { refusedPurchase } from '../services/draws/draw-pack/draw-pack.messages.js';
import type { Bilingual } from '../services/kernel/languages.js';
import { isShopRefusal, keepRefusal } from '../web/src/api/purchase-refusal.js';

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
const sentencesOf = (refusal: PurchaseRefused): Bilingual => refusedPurchase(refusal).errors!.count![0]!;

beforeAll(() => {
  const kept = new Map<string, string>();
  const getItem = (name: string) => kept.get(name) ?? null;
  Object.assign(globalThis, { sessionStorage: { getItem, setItem: kept.set.bind(kept) } });
});

describe('a sentence in the address of a pack’s page', () => {
  it.each(refusals)('is shown when the shop says it: $code', (refusal) => {
    const { ja, en } = sentencesOf(refusal);
    expect([ja, en].map(isShopRefusal)).toEqual([true, true]);
  });

  it.each([
    'お支払いは https://evil.example で',
    '上限を超えています。',
    '売り切れました。ほかのパックをお選びください。 https://evil.example',
    'このパックは、ランク「https://evil.example」以上の方限定です。現在のランクと条件は「マイページ」でご確認ください。',
    '購入できるのは1〜https://evil.example回です。回数を選び直してください。',
    '',
  ])('is not shown when anybody may have written it: %s', (text) => {
    expect(isShopRefusal(text)).toBe(false);
  });

  it('is shown in the tab in which the shop has just said it', () => {
    const { ja } = sentencesOf({ code: 'RankTooLow', rank: { name: 'ゴールド', nameEn: 'Gold' } } as PurchaseRefused);
    expect(isShopRefusal(ja)).toBe(false);
    expect(keepRefusal(ja)).toBe(ja);
    expect(isShopRefusal(ja)).toBe(true);
    expect(keepRefusal(undefined)).toBeUndefined();
  });
});
