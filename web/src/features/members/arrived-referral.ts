import { deviceStorage } from '../../browser/storage';

const KEPT = 'referral';
const MAX_LENGTH = 100;

/** Keeps the referral code of a link by which a visitor comes, whatever page it leads to, for when they register. */
export const keepArrivedReferral = (query: string): void => {
  const code = new URLSearchParams(query).get(KEPT);
  if (code) keepReferral(code.slice(0, MAX_LENGTH));
};

/** The code by which this browser was brought here, or which was typed since; null where there is none. */
export const getKeptReferral = (): string | null => deviceStorage.getItem(KEPT);

/** @param code '' forgets it */
export const keepReferral = (code: string): void =>
  code ? deviceStorage.setItem(KEPT, code) : deviceStorage.removeItem(KEPT);
