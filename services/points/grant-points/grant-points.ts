import type { Decision } from '../../kernel/decision.js';
import { eventIdOf } from '../../kernel/ids.js';
import type { Currency } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { loadEntryWithCorrections } from '../rows/corrections.rows.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { type WalletEvent } from '../streams/wallet.events.js';
import type { Wallet } from '../streams/wallet.state.js';
import { decideGrantCoins, decideGrantPoints, type GrantInput, type GrantRefused } from './grant-points.decide.js';
import { findMakeGoodRefusal, type MakeGoodRefused } from './make-good.decide.js';

export interface GrantRequest {
  readonly memberId: string;
  readonly amount: number;
  readonly memo: string;
  /** The member's entry that the grant compensates, by its event's id as sent by the client. */
  readonly makesGood?: string | undefined;
  readonly actor: string;
  readonly commandId: string;
}

/** The result of a grant: the new balance, a refusal, or null for a member without a wallet. */
export type Granted = { readonly balance: number } | { readonly refusal: GrantRefused | MakeGoodRefused } | null;

/** A valid grant of which nothing is written yet. */
export interface OpenGrant {
  /** The member's balance before it. */
  readonly balance: number;
  /** Writes the grant. @returns the balance after it */
  readonly give: () => number;
}

type Decide = (wallet: Wallet, grant: GrantInput) => Decision<WalletEvent, GrantRefused>;

const DECIDE: Readonly<Record<Currency, Decide>> = { points: decideGrantPoints, coins: decideGrantCoins };

/** Checks a grant in a transaction that has locked the member's wallet; null for a member without a wallet. */
export const openGrant = async (
  tx: StoreTransaction,
  unit: Currency,
  { memberId, amount, memo, makesGood, actor, commandId }: GrantRequest,
): Promise<OpenGrant | { readonly refusal: GrantRefused | MakeGoodRefused } | null> => {
  const changes = await WalletChanges.open(tx, new Map([[memberId, 0]]));
  const wallet = changes.of(memberId);
  if (!wallet) return null;
  const decision = DECIDE[unit](wallet, { grantId: eventIdOf(commandId, 0), amount, memo, makesGood, now: tx.now });
  if (decision.refusal) return decision;
  if (makesGood !== undefined) {
    const refusal = findMakeGoodRefusal(await loadEntryWithCorrections(tx, memberId, makesGood), { amount, unit });
    if (refusal) return { refusal };
  }
  return {
    balance: wallet[unit],
    give: () => {
      for (const event of decision.events) changes.record({ commandId, actor }, event);
      changes.save();
      return changes.of(memberId)![unit];
    },
  };
};

const grant = async (tx: StoreTransaction, unit: Currency, request: GrantRequest): Promise<Granted> => {
  const opened = await openGrant(tx, unit, request);
  return opened && ('refusal' in opened ? opened : { balance: opened.give() });
};

/** Grants points in a transaction that has locked the member's wallet. */
export const grantPoints = (tx: StoreTransaction, request: GrantRequest): Promise<Granted> =>
  grant(tx, 'points', request);

/** Grants coins in a transaction that has locked the member's wallet. */
export const grantCoins = (tx: StoreTransaction, request: GrantRequest): Promise<Granted> =>
  grant(tx, 'coins', request);
