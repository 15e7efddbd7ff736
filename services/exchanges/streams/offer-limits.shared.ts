/** Cards of an offer at one time. */
export const MAX_STOCK = 100_000;
