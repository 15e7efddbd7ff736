import type { Currency } from '../../kernel/money.js';
import type { CoinsIssued, Document, PointsIssued, WalletEvent } from './wallet.events.js';

/** An entry of a wallet, by its event's id. */
export interface Entry {
  readonly eventId: string;
  readonly event: WalletEvent;
}

/** An entry with the entries of the same wallet that reverse or compensate another, oldest first. */
export interface EntryWithCorrections extends Entry {
  readonly corrections: readonly Entry[];
}

/** A grant by an operator. */
export type GrantEntry = PointsIssued | CoinsIssued;

/** The kinds of entries that are undone in their own way, with the payment or the transfer. */
const WITH_A_WAY_BACK: ReadonlySet<Document['kind']> = new Set(['refund', 'chargeback', 'transfer']);

const OWN = /^member:.*:(paid|free|coin)$/;

/** Computes the member's gain by an entry, negative for a loss; debts are left out. */
export const gainOf = ({ data: { lines } }: WalletEvent): number =>
  lines.reduce((gain, { account, amount }) => (OWN.test(account) ? gain + amount : gain), 0);

const unitOf = ({ type }: WalletEvent): Currency =>
  type === 'CoinsIssued' || type === 'CoinsSpent' ? 'coins' : 'points';

export const isGrant = (event: WalletEvent): event is GrantEntry =>
  (event.type === 'PointsIssued' || event.type === 'CoinsIssued') && event.data.document.kind === 'grant';

/** Returns true when an entry is undone in its own way and not by a grant. */
export const hasWayBack = ({ data: { document } }: WalletEvent): boolean => WITH_A_WAY_BACK.has(document.kind);

const reversalOf = (eventId: string, corrections: readonly Entry[]): Entry | undefined =>
  corrections.find(({ event: { data } }) => data.document.kind === 'reversal' && data.document.reverses === eventId);

/** Returns true when a grant was reversed, completely or in part. */
export const isReversed = ({ eventId, corrections }: EntryWithCorrections): boolean =>
  reversalOf(eventId, corrections) !== undefined;

/** Returns true when an entry is a grant that was not reversed. */
export const mayBeReversed = (entry: EntryWithCorrections): boolean => isGrant(entry.event) && !isReversed(entry);

/** Computes the loss of the member by an entry. */
export const computeLoss = (event: WalletEvent, unit: Currency): number =>
  unitOf(event) === unit ? Math.max(0, -gainOf(event)) : 0;

/** Computes the compensation that grants have given for an entry, minus their reversals. */
const madeGood = ({ eventId, corrections }: EntryWithCorrections): number =>
  corrections
    .filter(({ event }) => isGrant(event) && event.data.document.reverses === eventId)
    .reduce((sum, grant) => {
      const reversal = reversalOf(grant.eventId, corrections);
      return sum + gainOf(grant.event) + (reversal ? gainOf(reversal.event) : 0);
    }, 0);

/** Computes the compensation that grants may still give for an entry, in its unit. */
export const computeLeftToMakeGood = (entry: EntryWithCorrections, unit: Currency = unitOf(entry.event)): number =>
  hasWayBack(entry.event) ? 0 : Math.max(0, computeLoss(entry.event, unit) - madeGood(entry));
