import type { paths } from '../../web/src/paths';

/** The pictures of the user guide, each of a page as a phone shows it: 375 × 500, so that all have one shape. */
export const GUIDE_PICTURES: Readonly<Record<string, keyof typeof paths>> = {
  register: 'signUp',
  points: 'buyPoint',
  pack: 'packDetail',
  choose: 'getCardList',
  history: 'buyProductHistory',
  fairness: 'fairness',
};
