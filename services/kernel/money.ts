/** Whole points. 1 point is worth 1 yen. */
export type Points = number & { readonly unit: 'points' };
/** Whole coins; they never expire. */
export type Coins = number & { readonly unit: 'coins' };
/** Whole yen. */
export type Yen = number & { readonly unit: 'yen' };

/** The currency of a pack. */
export type Currency = 'points' | 'coins';
/** An amount in points or coins; the currency is stored separately. */
export type Amount = Points | Coins;

type Money = Points | Coins | Yen;

const whole = (amount: number, unit: string): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of ${unit}`);
  return amount;
};

/** @throws RangeError when the amount is not a safe whole number */
export const points = (amount: number): Points => whole(amount, 'points') as Points;
/** @throws RangeError when the amount is not a safe whole number */
export const coins = (amount: number): Coins => whole(amount, 'coins') as Coins;
/** @throws RangeError when the amount is not a safe whole number */
export const yen = (amount: number): Yen => whole(amount, 'yen') as Yen;

/** Returns an amount in a currency. @throws RangeError when it is not a safe whole number */
export const toAmount = (currency: Currency, amount: number): Amount =>
  currency === 'points' ? points(amount) : coins(amount);

/*
 * JavaScript's operators return a bare number and would add points to coins. These functions keep the unit and only take
 * amounts of the same unit.
 */

export const add = <Unit extends Money>(amount: Unit, other: NoInfer<Unit>): Unit => (amount + other) as Unit;

export const subtract = <Unit extends Money>(amount: Unit, less: NoInfer<Unit>): Unit => (amount - less) as Unit;

export const negate = <Unit extends Money>(amount: Unit): Unit => -amount as Unit;

export const multiply = <Unit extends Money>(amount: Unit, count: number): Unit => (amount * count) as Unit;

export const min = <Unit extends Money>(amount: Unit, other: NoInfer<Unit>): Unit => Math.min(amount, other) as Unit;

/** Returns the sum of the amounts and `before`. */
export const sum = <Unit extends Money>(before: Unit, amounts: readonly NoInfer<Unit>[]): Unit =>
  amounts.reduce<number>((total, amount) => total + amount, before) as Unit;
