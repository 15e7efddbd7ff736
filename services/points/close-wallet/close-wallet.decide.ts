import { accept, type Decision } from '../../kernel/decision.js';
import { emptyingOf } from '../streams/empty-wallet.js';
import type { CoinsSpent, PointsSpent } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** Lapses all that a leaving member still has. An empty wallet makes no event. */
export const decideCloseWallet = (wallet: Wallet, closingId: string): Decision<PointsSpent | CoinsSpent, never> =>
  accept(...emptyingOf(wallet, { kind: 'closing', id: closingId }, 'breakage'));
