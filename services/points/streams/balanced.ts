import type { WalletEvent } from './wallet.events.js';

/**
 * Checks that an entry balances: one account's loss is the gain of others.
 *
 * @throws Error unless its lines are whole and sum to zero
 */
export const assertBalanced = ({ type, data: { document, lines } }: WalletEvent): void => {
  let sum = 0;
  for (const { account, amount } of lines) {
    if (!Number.isSafeInteger(amount))
      throw new Error(`${amount} of ${account} is not a whole number: ${type} of ${document.kind} ${document.id}`);
    sum += amount;
  }
  if (sum !== 0) throw new Error(`the lines sum to ${sum}: ${type} of ${document.kind} ${document.id}`);
};
