/** Whole points; 1 point = 1 yen of service. */
export type Points = number & { readonly unit: 'points' };
/** Whole coins; they never expire. */
export type Coins = number & { readonly unit: 'coins' };
/** Whole yen. */
export type Yen = number & { readonly unit: 'yen' };

/** What a pack is paid in. */
export type Currency = 'points' | 'coins';
/** Points or coins: the currency beside it says which. */
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

/** An amount in this currency. @throws RangeError when it is not a safe whole number */
export const toAmount = (currency: Currency, amount: number): Amount =>
  currency === 'points' ? points(amount) : coins(amount);

/*
 * Operators make a bare number of whatever they are given, and nobody would notice points added to coins. These keep the unit,
 * and take two amounts of one unit alone.
 */

export const add = <Unit extends Money>(amount: Unit, other: NoInfer<Unit>): Unit => (amount + other) as Unit;

export const subtract = <Unit extends Money>(amount: Unit, less: NoInfer<Unit>): Unit => (amount - less) as Unit;

export const negate = <Unit extends Money>(amount: Unit): Unit => -amount as Unit;

export const multiply = <Unit extends Money>(amount: Unit, count: number): Unit => (amount * count) as Unit;

export const min = <Unit extends Money>(amount: Unit, other: NoInfer<Unit>): Unit => Math.min(amount, other) as Unit;

/** All of them and what there was before. */
export const sum = <Unit extends Money>(before: Unit, amounts: readonly NoInfer<Unit>[]): Unit =>
  amounts.reduce<number>((total, amount) => total + amount, before) as Unit;
