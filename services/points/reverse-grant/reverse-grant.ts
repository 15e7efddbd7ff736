import type { Currency } from '../../kernel/money.js';
import type { CommandContext, StoreTransaction } from '../../platform/store/transaction.js';
import { loadEntryWithCorrections } from '../rows/corrections.rows.js';
import { WalletChanges } from '../rows/wallets.rows.js';
import { gainOf } from '../streams/corrections.js';
import type { DisclosedReason } from '../streams/wallet.events.js';
import { decideReversal, type ReversalRefused } from './reverse-grant.decide.js';

/** A possible reversal of which nothing is written yet. */
export interface OpenReversal {
  readonly unit: Currency;
  /** The amount of the grant. */
  readonly granted: number;
  /** The amount to be taken back. */
  readonly taken: number;
  /** The member's balance before. */
  readonly balance: number;
  readonly record: (context: CommandContext) => void;
}

/**
 * Checks the reversal of a grant, in a transaction that has locked its member's wallet.
 *
 * @param eventId the grant's event, as sent by the client
 * @param why null if the reason is not shown to the member
 * @returns null for a member without a wallet
 */
export const openReversal = async (
  tx: StoreTransaction,
  memberId: string,
  eventId: string,
  why: DisclosedReason | null,
): Promise<OpenReversal | { readonly refusal: ReversalRefused } | null> => {
  const changes = await WalletChanges.open(tx, new Map([[memberId, Number.MAX_SAFE_INTEGER]]));
  const wallet = changes.of(memberId);
  if (!wallet) return null;
  const entry = await loadEntryWithCorrections(tx, memberId, eventId);
  const { events, refusal } = decideReversal(wallet, entry, why);
  if (!events) return { refusal };
  const [taken] = events;
  const unit = taken!.type === 'CoinsSpent' ? 'coins' : 'points';
  return {
    unit,
    granted: gainOf(entry!.event),
    taken: -gainOf(taken!),
    balance: wallet[unit],
    record: (context) => {
      changes.record(context, taken!);
      changes.save();
    },
  };
};
