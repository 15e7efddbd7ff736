import type { Currency } from '../../kernel/money.js';
import type { CoinsIssued, Document, PointsIssued, WalletEvent } from './wallet.events.js';

/** An entry of a wallet, by its event's id. */
export interface Entry {
  readonly eventId: string;
  readonly event: WalletEvent;
}

/** An entry, and all entries of the same wallet that take back or make good another, the oldest first. */
export interface EntryWithCorrections extends Entry {
  readonly corrections: readonly Entry[];
}

/** What an operator has given. */
export type Grant = PointsIssued | CoinsIssued;

/** What these entries have taken comes back where it was taken: with the payment, or with the transfer. */
const WITH_A_WAY_BACK: ReadonlySet<Document['kind']> = new Set(['refund', 'chargeback', 'transfer']);

const OWN = /^member:.*:(paid|free|coin)$/;

/** Points or coins that the member gained by an entry; below zero what they lost. What they owe is none of theirs. */
export const gainOf = ({ data: { lines } }: WalletEvent): number =>
  lines.reduce((gain, { account, amount }) => (OWN.test(account) ? gain + amount : gain), 0);

const unitOf = ({ type }: WalletEvent): Currency =>
  type === 'CoinsIssued' || type === 'CoinsSpent' ? 'coins' : 'points';

export const isGrant = (event: WalletEvent): event is Grant =>
  (event.type === 'PointsIssued' || event.type === 'CoinsIssued') && event.data.document.kind === 'grant';

/** Whether what an entry has taken is given back by what has taken it, and not by a grant. */
export const hasWayBack = ({ data: { document } }: WalletEvent): boolean => WITH_A_WAY_BACK.has(document.kind);

const reversalOf = (eventId: string, corrections: readonly Entry[]): Entry | undefined =>
  corrections.find(({ event: { data } }) => data.document.kind === 'reversal' && data.document.reverses === eventId);

/** Whether a grant was taken back, as far as there was something left of it. */
export const isReversed = ({ eventId, corrections }: EntryWithCorrections): boolean =>
  reversalOf(eventId, corrections) !== undefined;

/** Whether an entry is a grant that nobody has taken back. */
export const mayBeReversed = (entry: EntryWithCorrections): boolean => isGrant(entry.event) && !isReversed(entry);

/** What an entry has taken of the member. */
export const takenBy = (event: WalletEvent, unit: Currency): number =>
  unitOf(event) === unit ? Math.max(0, -gainOf(event)) : 0;

/** What grants that name an entry have given, less what was taken back of them. */
const madeGood = ({ eventId, corrections }: EntryWithCorrections): number =>
  corrections
    .filter(({ event }) => isGrant(event) && event.data.document.reverses === eventId)
    .reduce((sum, grant) => {
      const reversal = reversalOf(grant.eventId, corrections);
      return sum + gainOf(grant.event) + (reversal ? gainOf(reversal.event) : 0);
    }, 0);

/** What grants may still give for what an entry has taken, in the unit in which it took it. */
export const leftToMakeGood = (entry: EntryWithCorrections, unit: Currency = unitOf(entry.event)): number =>
  hasWayBack(entry.event) ? 0 : Math.max(0, takenBy(entry.event, unit) - madeGood(entry));
