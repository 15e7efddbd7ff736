import { IsInt, Max, Min } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';

/** Of an offer, in points: as for the cards of packs. */
const MAX_POINTS = 700_000;

const PRICE = withMessage('1〜700,000の整数で入力してください。', 'Enter a whole number from 1 to 700,000.');

/** Points that the cards given for it must come to. */
export const Price = (): PropertyDecorator => (target, field) => {
  for (const decorate of [IsInt(PRICE), Min(1, PRICE), Max(MAX_POINTS, PRICE)]) decorate(target, field);
};
