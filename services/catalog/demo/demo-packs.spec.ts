import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../platform/project-root.js';
import { ticketsOf } from '../streams/pack-terms.js';
import { DEMO_CARD_TYPES, DEMO_CARDS } from './demo-cards.js';
import { DEMO_PACKS, type DemoPack, imagesOf } from './demo-packs.js';

const cards = new Map(DEMO_CARDS.map((card) => [card.cardId, card]));
const withPoints = DEMO_PACKS.filter((pack) => pack.currency !== 'coins');
const worthOf = ({ prizes }: DemoPack) =>
  prizes.reduce((sum, prize) => sum + prize.quantity * cards.get(prize.cardId)!.buyPoint, 0);
const isThere = (url: string) => existsSync(join(projectRoot, 'web', 'public', url));

describe('the demo shop', () => {
  it('has a pack for each case that a visitor may want to try', () => {
    expect(DEMO_PACKS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(DEMO_PACKS.map((pack) => pack.cardType)).size).toBe(DEMO_CARD_TYPES.length);
    const has = (rule: (pack: DemoPack) => boolean) => expect(DEMO_PACKS.some(rule)).toBe(true);
    has((pack) => pack.currency === 'coins');
    has((pack) => pack.startsInDays === 3);
    has((pack) => pack.soldOut === true);
    has((pack) => (pack.canLimit ?? 0) > 0);
    has((pack) => pack.onceADay === true);
    has(({ extraPrizes = [] }) => ['last', 'every'].every((rule) => extraPrizes.some((extra) => extra.rule === rule)));
    has((pack) => (pack.newcomerDays ?? 0) > 0);
    has((pack) => pack.prizes.some((prize) => prize.noReduction));
    has((pack) => ticketsOf(pack.prizes) === 1_000_000 && pack.pricePoint <= 100);
  });

  it.each(withPoints.map((pack) => [pack.slug, pack] as const))(
    '%s gives back 70 to 90 % of its price, and holds a card that is worth a shipment',
    (_, pack) => {
      const payout = worthOf(pack) / (ticketsOf(pack.prizes) * pack.pricePoint);
      expect(payout).toBeGreaterThanOrEqual(0.7);
      expect(payout).toBeLessThanOrEqual(0.9);
      expect(pack.prizes.some((prize) => cards.get(prize.cardId)!.buyPoint >= 1_000)).toBe(true);
    },
  );

  it('names only existing cards, in rank order, without a duplicate slug or card', () => {
    for (const { prizes, extraPrizes = [] } of DEMO_PACKS) {
      expect([...prizes, ...extraPrizes].every((prize) => cards.has(prize.cardId))).toBe(true);
      expect(prizes.map(({ rank }) => rank)).toEqual(prizes.map(({ rank }) => rank).sort((a, b) => a - b));
    }
    expect(new Set(DEMO_PACKS.map((pack) => pack.slug)).size).toBe(DEMO_PACKS.length);
    expect(cards.size).toBe(DEMO_CARDS.length);
  });

  it('has a picture for every card and pack, with a copy of half the width', () => {
    const pictures = [
      ...DEMO_CARDS.map((card) => card.imageUrl),
      ...new Set(DEMO_CARDS.map((card) => card.facts.backImageUrl)),
      ...DEMO_PACKS.flatMap(imagesOf),
    ];
    const files = pictures.flatMap((url) => [url, url.replace('.webp', '.half.webp')]);
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((url) => !isThere(url))).toEqual([]);
  });
});
