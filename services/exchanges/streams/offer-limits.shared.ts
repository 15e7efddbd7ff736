/** Cards of an offer at one time. */
export const MOST_STOCK = 100_000;
