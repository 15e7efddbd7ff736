import type { Worth } from '../../platform/console-api/commands/worth.js';
import type { Course, CourseDraft } from '../rows/courses.rows.js';

type Bonus = Pick<CourseDraft, 'price' | 'bonus_point' | 'bonus_coin'>;

/** A coin counts as a point, as in grants. */
const percentOf = ({ price, bonus_point, bonus_coin }: Bonus): number =>
  Math.ceil(((bonus_point + bonus_coin) * 100) / price);

const givesMore = (before: Bonus, after: Bonus): boolean =>
  after.bonus_point * before.price > before.bonus_point * after.price ||
  after.bonus_coin * before.price > before.bonus_coin * after.price;

/**
 * Computes how much a course gives besides paid points, in percent of its price. Null if members can already buy as
 * much for as little.
 */
export const computeCourseWorth = (before: Course | null, draft: CourseDraft): Worth | null => {
  if (before?.on_sale && !givesMore(before, draft)) return null;
  const { price, bonus_point, bonus_coin } = draft;
  return { value: percentOf(draft), unit: 'percent', about: { price: Number(price), bonus_point, bonus_coin } };
};
