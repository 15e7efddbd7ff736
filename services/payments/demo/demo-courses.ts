import { eventIdOf } from '../../kernel/ids.js';
import { coins, points, yen } from '../../kernel/money.js';
import type { EventStore } from '../../platform/store/event-store.js';
import { type CourseDraft, insertCourse } from '../rows/courses.rows.js';

type Offer = readonly [price: number, bonusPoints: number, bonusCoins: number, memo: string, memoEn: string];

const OFFERS: readonly Offer[] = [
  [300, 0, 0, '', ''],
  [500, 0, 0, '', ''],
  [1000, 10, 0, '', ''],
  [3000, 60, 1, '', ''],
  [5000, 150, 2, '人気', 'Popular'],
  [10_000, 500, 5, 'おすすめ', 'Recommended'],
  [30_000, 2000, 20, '', ''],
  [50_000, 4000, 40, '一番お得', 'Best value'],
];

const draftOf = ([price, bonusPoints, bonusCoins, memo, memo_en]: Offer, position: number): CourseDraft => ({
  price: yen(price),
  point: points(price),
  bonus_point: points(bonusPoints),
  bonus_coin: coins(bonusCoins),
  memo,
  memo_en,
  on_sale: true,
  position,
});

/** Returns the id of the demo's course with this price. */
export const findDemoCourseId = (price: number): string =>
  eventIdOf(
    'demo/courses',
    OFFERS.findIndex(([offered]) => offered === price),
  );

/** Adds the courses of the demo shop. Courses of an earlier start stay. */
export const loadDemoCourses = (store: EventStore): Promise<void> =>
  store.transact([], async (tx) => {
    for (const [i, offer] of OFFERS.entries())
      await insertCourse(tx, findDemoCourseId(offer[0]), draftOf(offer, i), tx.now);
  });
