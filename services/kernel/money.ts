/** Whole points; 1 point = 1 yen of service. */
export type Points = number & { readonly unit: 'points' };
/** Whole coins; they never expire. */
export type Coins = number & { readonly unit: 'coins' };
/** What a pack is paid in. */
export type Currency = 'points' | 'coins';

const whole = (amount: number, unit: string): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of ${unit}`);
  return amount;
};

/** @throws RangeError when the amount is not a safe whole number */
export const points = (amount: number): Points => whole(amount, 'points') as Points;
/** @throws RangeError when the amount is not a safe whole number */
export const coins = (amount: number): Coins => whole(amount, 'coins') as Coins;
