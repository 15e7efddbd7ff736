import type { paths } from '../../web/src/paths';

/** Pictures of the user guide, each of a page on a phone. All have the same size of 375 × 500. */
export const GUIDE_PICTURES: Readonly<Record<string, keyof typeof paths>> = {
  register: 'signUp',
  points: 'buyPoint',
  pack: 'packDetail',
  choose: 'getCardList',
  history: 'buyProductHistory',
  fairness: 'fairness',
};
