import { accept, type Decision } from '../../kernel/decision.js';
import { emptyWalletInto } from '../streams/empty-wallet.js';
import type { CoinsSpent, PointsSpent } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/**
 * Forfeits all that a member has, as the terms say for a second account of one person. An empty wallet makes no event.
 */
export const decideForfeitBalance = (wallet: Wallet, forfeitId: string): Decision<PointsSpent | CoinsSpent, never> =>
  accept(...emptyWalletInto(wallet, { kind: 'forfeit', id: forfeitId }, 'forfeiture'));
