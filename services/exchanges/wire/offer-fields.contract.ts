import { IsInt, Max, Min } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';

/** The largest price of an offer in points, as for cards of packs. */
const MAX_POINTS = 700_000;

const PRICE = withMessage('1〜700,000の整数で入力してください。', 'Enter a whole number from 1 to 700,000.');

/** Validates the price of an offer: the points that the given cards must reach. */
export const Price = (): PropertyDecorator => (target, field) => {
  for (const decorate of [IsInt(PRICE), Min(1, PRICE), Max(MAX_POINTS, PRICE)]) decorate(target, field);
};
