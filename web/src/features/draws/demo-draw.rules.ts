import type { PackCard } from '../../../../services/catalog/wire/pack-card.contract.js';
import type { DrawnCard } from './draws.api';

type PrizeInBox = Pick<PackCard, 'rarity' | 'remaining'> & Partial<PackCard>;

/**
 * Cards that a draw might give now: each takes one of the tickets left, all equally likely, and puts none back.
 *
 * @param luck gives a number from 0 up to 1
 * @returns fewer than `count` where fewer are left; they are nobody's
 */
export const drawDemoCards = (prizes: readonly PrizeInBox[], count: number, luck: () => number): DrawnCard[] => {
  const left = prizes.map(({ remaining }) => remaining);
  const tickets = left.reduce((sum, remaining) => sum + remaining, 0);
  return Array.from({ length: Math.min(count, tickets) }, (_, taken) => {
    const prize = ticketAt(left, Math.floor(luck() * (tickets - taken)));
    left[prize]! -= 1;
    return cardOf(prizes[prize]!, taken);
  });
};

/** @returns the prize whose ticket is the n-th that is left, from 0 */
const ticketAt = (left: readonly number[], n: number): number => {
  let before = 0;
  return left.findIndex((remaining) => {
    before += remaining;
    return n < before;
  });
};

const cardOf = (prize: PrizeInBox, index: number): DrawnCard => ({
  history_id: `demo-${index}`,
  image: prize.image_url ?? '',
  name: prize.name ?? '',
  model_number: prize.model_number ?? '',
  rarity: prize.rarity,
  rarity_label: prize.rarity_label ?? '',
  num: prize.set_count ?? 1,
  buy_point: prize.buy_point ?? 0,
  no_reduction: prize.no_reduction ?? '0',
  is_special_remarks: prize.is_special_remarks ?? '0',
  special_remarks: prize.special_remarks ?? '',
  movie_url: '',
  extra: '',
});
