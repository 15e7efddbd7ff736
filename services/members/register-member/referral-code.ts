import { randomBytes } from 'node:crypto';

/** 32 signs without 0, O, 1 and I, which are taken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A member's own referral code, easy to read out. */
export const newReferralCode = (random: Buffer = randomBytes(LENGTH)): string =>
  [...random.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
