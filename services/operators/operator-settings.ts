import { defineFlagSetting, defineWholeSetting, type Setting } from '../kernel/setting.js';

/** Defines the setting that requires one-time passwords of every operator. It defaults to true in production. */
export const defineOtpOfAll = (production: boolean): Setting<boolean> => defineFlagSetting('otp-of-all', production);

export const otpOfAll = defineOtpOfAll(process.env.NODE_ENV === 'production');

/**
 * The limit in points or coins above which a command needs a second operator. No value switches that off: the largest
 * possible grant always needs two.
 */
export const fourEyesPoints = defineWholeSetting('four-eyes-points', 50_000, 1, 1_000_000);

/** The limit in yen for refunds and confirmed deposits. */
export const fourEyesYen = defineWholeSetting('four-eyes-yen', 100_000, 1, 1_000_000);

/** The limit for packs in percent of their price: the larger of the payout and the cost of the cards. */
export const fourEyesReturn = defineWholeSetting('four-eyes-return', 100, 1, 10_000);

/** The limit for the bonus of a course of points, in percent of its price. */
export const fourEyesBonus = defineWholeSetting('four-eyes-bonus', 20, 1, 1000);

/** The points, and separately the coins, that one operator may grant in a Tokyo day without a second one. */
export const dailyGrants = defineWholeSetting('daily-grants', 200_000, 1, 1_000_000_000);

/** The yen that one operator may refund in a Tokyo day without a second one. */
export const dailyRefunds = defineWholeSetting('daily-refunds', 300_000, 1, 1_000_000_000);

/** The yen of confirmed deposits and settled debts of one operator in a Tokyo day without a second one. */
export const dailyReceipts = defineWholeSetting('daily-receipts', 500_000, 1, 1_000_000_000);
