import { randomBytes } from 'node:crypto';

/** 32 characters. 0, O, 1 and I are left out, because they look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Makes a new referral code that is easy to read out. */
export const newReferralCode = (random: Buffer = randomBytes(LENGTH)): string =>
  [...random.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
