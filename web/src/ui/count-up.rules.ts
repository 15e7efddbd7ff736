/** Interpolates between two amounts in whole numbers, easing out. @param share elapsed part of the animation, 0 to 1 */
export const computeShownAmount = (from: number, to: number, share: number): number =>
  share >= 1 ? to : Math.round(to - (to - from) * (1 - Math.max(0, share)) ** 3);
