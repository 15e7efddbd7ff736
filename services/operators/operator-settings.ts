import { defineFlagSetting, defineWholeSetting, type Setting } from '../kernel/setting.js';

/** Whether every operator signs in with a one-time password; until an owner says otherwise, in production alone. */
export const otpOfAllIn = (production: boolean): Setting<boolean> => defineFlagSetting('otp-of-all', production);

export const otpOfAll = otpOfAllIn(process.env.NODE_ENV === 'production');

/**
 * Above so many points or coins a command needs a second operator, whoever gives it. No value switches that off: the largest
 * grant there is needs two always.
 */
export const fourEyesPoints = defineWholeSetting('four-eyes-points', 50_000, 1, 1_000_000);

/** The same of money that goes back or is said to have come, in yen. */
export const fourEyesYen = defineWholeSetting('four-eyes-yen', 100_000, 1, 1_000_000);

/** The same of packs, in percent of what their draws cost: what they give back, or cost the shop, whichever is more. */
export const fourEyesReturn = defineWholeSetting('four-eyes-return', 100, 1, 10_000);

/** The same of courses of points: what one gives beside its points, in percent of its price. */
export const fourEyesBonus = defineWholeSetting('four-eyes-bonus', 20, 1, 1000);

/** So many points, and as many coins, one operator gives to members on a day of Tokyo without a second one. */
export const dailyGrants = defineWholeSetting('daily-grants', 200_000, 1, 1_000_000_000);

/** So many yen one operator gives back on a day of Tokyo without a second one. */
export const dailyRefunds = defineWholeSetting('daily-refunds', 300_000, 1, 1_000_000_000);

/** So many yen of transfers one operator says have come, or lets go of what is owed, on a day of Tokyo without a second one. */
export const dailyReceipts = defineWholeSetting('daily-receipts', 500_000, 1, 1_000_000_000);
