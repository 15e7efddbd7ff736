/** The largest stock of an offer. */
export const MAX_STOCK = 100_000;
