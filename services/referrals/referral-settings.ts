import { defineChoiceSetting } from '../kernel/setting.js';

/** The condition for the bonus: the friend's phone is verified, or they have also paid for points. */
export const bonusAfter = defineChoiceSetting('referral-bonus-after', 'verification', ['verification', 'purchase']);
