import { isId } from '../../kernel/ids.js';
import { walletStreamOf } from '../../points/index.js';

/** Returns the lock of a member's wallet, under which their draws and decisions are; none for an id that cannot be any. */
export const walletLocksOf = (memberId: string): readonly string[] =>
  isId(memberId) ? [walletStreamOf(memberId)] : [];
