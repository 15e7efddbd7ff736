import { accept, type Decision } from '../../kernel/decision.js';
import { emptyWalletInto } from '../streams/empty-wallet.js';
import type { CoinsSpent, PointsSpent } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** Moves the balance of a leaving member to `breakage`. An empty wallet makes no event. */
export const decideCloseWallet = (wallet: Wallet, closingId: string): Decision<PointsSpent | CoinsSpent, never> =>
  accept(...emptyWalletInto(wallet, { kind: 'closing', id: closingId }, 'breakage'));
