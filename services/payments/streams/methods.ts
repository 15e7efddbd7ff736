export { METHODS as METHOD_RULES, walletOf } from '../../platform/payments/providers.shared.js';

/** Slips that a member may have open at once. */
export const MOST_SLIPS = 5;
