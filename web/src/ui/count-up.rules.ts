/** The whole number shown on the way from one amount to another: quick at first, then slower; `share` of the time is over. */
export const amountBetween = (from: number, to: number, share: number): number =>
  share >= 1 ? to : Math.round(to - (to - from) * (1 - Math.max(0, share)) ** 3);
