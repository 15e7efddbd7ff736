import { accept, type Decision } from '../../kernel/decision.js';
import { emptyingOf } from '../streams/empty-wallet.js';
import type { CoinsSpent, PointsSpent } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';

/** A member loses all that they have, as the terms say of a second account of one person; nothing of nothing. */
export const decideForfeitBalance = (wallet: Wallet, forfeitId: string): Decision<PointsSpent | CoinsSpent, never> =>
  accept(...emptyingOf(wallet, { kind: 'forfeit', id: forfeitId }, 'forfeiture'));
