import type { PackCard } from '../../../../services/catalog/wire/pack-card.contract.js';
import type { DrawnCard } from './draws.api';

type PrizeInBox = Pick<PackCard, 'rarity' | 'remaining'> & Partial<PackCard>;

/**
 * Draws cards for a demo from the tickets left, all equally likely, without replacement.
 *
 * @param luck returns a random number in [0, 1)
 * @returns fewer than `count` cards when fewer are left; they belong to nobody
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

/** Returns the prize of the n-th ticket left, counted from 0. */
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
