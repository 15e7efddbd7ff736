import { isId } from '../../kernel/ids.js';
import { walletStreamOf } from '../../points/index.js';

/** Returns the lock of a member's wallet, which draws and decisions hold. Returns none for an invalid id. */
export const walletLocksOf = (memberId: string): readonly string[] =>
  isId(memberId) ? [walletStreamOf(memberId)] : [];
