import { deviceStorage } from '../../browser/storage';

const KEPT = 'referral';
const MAX_LENGTH = 100;

/** Stores the referral code of an opened link, on any page, until the visitor registers. */
export const keepArrivedReferral = (query: string): void => {
  const code = new URLSearchParams(query).get(KEPT);
  if (code) keepReferral(code.slice(0, MAX_LENGTH));
};

/** Returns the referral code of the opened link, or the one typed since; null without any. */
export const getStoredReferral = (): string | null => deviceStorage.getItem(KEPT);

/**
 * Stores a referral code.
 * @param code '' deletes it
 */
export const keepReferral = (code: string): void =>
  code ? deviceStorage.setItem(KEPT, code) : deviceStorage.removeItem(KEPT);
