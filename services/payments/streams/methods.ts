export { METHODS as METHOD_RULES, walletOf } from '../../platform/payments/providers.shared.js';

/** The maximum number of open slips of a member. */
export const MAX_OPEN_SLIPS = 5;
