import type { RecordedEvent } from '../../kernel/event.js';
import type { Projection } from '../../kernel/projection.js';
import type { WalletEvent } from '../../points/index.js';
import { type Unit, unitOf } from '../ledger-lines.js';

/** One line of the books. */
export interface LedgerEntryRow {
  /** `<event id>.<line>`, lines from 0 */
  readonly id: string;
  readonly stream_version: number;
  /** When it counts from. */
  readonly at: string | Date;
  readonly recorded_at: string | Date;
  readonly unit: Unit;
  readonly account: string;
  /** Whose wallet the entry is of, on the house's side too. */
  readonly member_id: string;
  readonly lot_id: string | null;
  /** Signed. */
  readonly amount: number;
  readonly type: string;
  readonly kind: string;
  readonly document: string;
  readonly memo: string | null;
  readonly actor: string;
}

const lineOf = (event: RecordedEvent<WalletEvent>, key: string): LedgerEntryRow => {
  const { memberId, document, lines } = event.data;
  const line = lines[Number(key.slice(key.indexOf('.') + 1))]!;
  return {
    id: key,
    stream_version: event.streamVersion,
    at: event.effectiveAt.toISOString(),
    recorded_at: event.recordedAt.toISOString(),
    unit: unitOf(event),
    account: line.account,
    member_id: memberId,
    lot_id: line.lot,
    amount: line.amount,
    type: event.type,
    kind: document.kind,
    document: document.id,
    memo: document.memo ?? null,
    actor: event.actor,
  };
};

const aRowForEachLine = {
  keys: ({ eventId, data }: RecordedEvent<WalletEvent>) => data.lines.map((_, line) => `${eventId}.${line}`),
  evolve: (_: LedgerEntryRow | null, event: RecordedEvent<WalletEvent>, key: string) => lineOf(event, key),
};

/** One row for each line of each entry. A new kind of event that moves points does not compile until it is here. */
export const ledgerEntriesProjection: Projection<LedgerEntryRow, WalletEvent> = {
  name: 'ledger_entries',
  table: 'audit.ledger_entries',
  key: 'id',
  columns: {
    id: 'text',
    stream_version: 'integer',
    at: 'timestamptz',
    recorded_at: 'timestamptz',
    unit: 'text',
    account: 'text',
    member_id: 'uuid',
    lot_id: 'uuid',
    amount: 'bigint',
    type: 'text',
    kind: 'text',
    document: 'text',
    memo: 'text',
    actor: 'text',
  },
  isLedger: true,
  on: {
    PointsIssued: aRowForEachLine,
    PointsSpent: aRowForEachLine,
    PointsExpired: aRowForEachLine,
    CoinsIssued: aRowForEachLine,
    CoinsSpent: aRowForEachLine,
  },
};
