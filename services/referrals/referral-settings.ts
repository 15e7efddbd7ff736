import { choiceSetting } from '../kernel/setting.js';

/** When a friend brings the bonus: once their phone is verified, or once they have paid for points besides. */
export const bonusAfter = choiceSetting('referral-bonus-after', 'verification', ['verification', 'purchase']);
