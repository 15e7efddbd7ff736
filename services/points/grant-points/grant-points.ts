import type { Decision } from '../../kernel/decision.js';
import { eventIdOf } from '../../kernel/ids.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { type WalletEvent } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';
import { decideGrantCoins, decideGrantPoints, type Grant, type GrantRefused } from './grant-points.decide.js';

export interface GrantRequest {
  readonly memberId: string;
  readonly amount: number;
  readonly memo: string;
  readonly actor: string;
  readonly commandId: string;
}

/** What a grant came to: the balance after it, a refusal, or null for a member without a wallet. */
export type Granted = { readonly balance: number } | { readonly refusal: GrantRefused } | null;

const grant = async (
  tx: StoreTransaction,
  { memberId, amount, memo, actor, commandId }: GrantRequest,
  decide: (wallet: Wallet, grant: Grant) => Decision<WalletEvent, GrantRefused>,
  balanceOf: (wallet: Wallet) => number,
): Promise<Granted> => {
  const changes = await WalletChanges.open(tx, new Map([[memberId, 0]]));
  const wallet = changes.of(memberId);
  if (!wallet) return null;
  const decision = decide(wallet, { grantId: eventIdOf(commandId, 0), amount, memo, now: tx.now });
  if (decision.refusal) return { refusal: decision.refusal };
  for (const event of decision.events) {
    changes.record({ commandId, actor }, event);
  }
  changes.save();
  return { balance: balanceOf(changes.of(memberId)!) };
};

/** Gives a member points in a transaction that has locked their wallet. */
export const grantPoints = (tx: StoreTransaction, request: GrantRequest): Promise<Granted> =>
  grant(tx, request, decideGrantPoints, (wallet) => wallet.points);

/** Gives a member coins in a transaction that has locked their wallet. */
export const grantCoins = (tx: StoreTransaction, request: GrantRequest): Promise<Granted> =>
  grant(tx, request, decideGrantCoins, (wallet) => wallet.coins);
