import type { RecordedEvent } from '../../kernel/event.js';
import { bigint, integer, type Projection, type RowOf, text, timestamptz, uuid } from '../../kernel/projection.js';
import { type BookedEvent, unitOf } from '../streams/ledger-lines.js';
import type { Unit } from '../wire/turnover.contract.js';

const columns = {
  /** `<event id>.<line>`, lines from 0 */
  id: text(),
  stream_version: integer(),
  /** When it counts from. */
  at: timestamptz(),
  recorded_at: timestamptz(),
  unit: text<Unit>(),
  account: text(),
  /** Whose wallet the entry is of, on the house's side too; null where it is of a deposit. */
  member_id: uuid<string | null>(),
  lot_id: uuid<string | null>(),
  /** Signed. */
  amount: bigint(),
  type: text(),
  kind: text(),
  document: text(),
  memo: text<string | null>(),
  actor: text(),
};

/** One line of the books. */
export type LedgerEntryRow = RowOf<typeof columns>;

const memberOf = ({ data }: RecordedEvent<BookedEvent>): string | null => ('memberId' in data ? data.memberId : null);

const lineOf = (event: RecordedEvent<BookedEvent>, key: string): LedgerEntryRow => {
  const { document, lines } = event.data;
  const line = lines[Number(key.slice(key.indexOf('.') + 1))]!;
  return {
    id: key,
    stream_version: event.streamVersion,
    at: event.effectiveAt.toISOString(),
    recorded_at: event.recordedAt.toISOString(),
    unit: unitOf(event),
    account: line.account,
    member_id: document.kind === 'deposit' ? null : memberOf(event),
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
  isNew: true as const,
  keys: ({ eventId, data }: RecordedEvent<BookedEvent>) => data.lines.map((_, line) => `${eventId}.${line}`),
  evolve: (_: LedgerEntryRow | null, event: RecordedEvent<BookedEvent>, key: string) => lineOf(event, key),
};

/** One row for each line of each entry. A new kind of event that moves points does not compile until it is here. */
export const ledgerEntriesProjection: Projection<LedgerEntryRow, BookedEvent> = {
  name: 'ledger_entries',
  table: 'ledger.ledger_entries',
  key: 'id',
  columns,
  isLedger: true,
  on: {
    PointsIssued: aRowForEachLine,
    PointsSpent: aRowForEachLine,
    PointsExpired: aRowForEachLine,
    PointsTakenBack: aRowForEachLine,
    PointsRestored: aRowForEachLine,
    CoinsIssued: aRowForEachLine,
    CoinsSpent: aRowForEachLine,
    MoneyHeld: aRowForEachLine,
    MoneyMoved: aRowForEachLine,
    DepositMatched: aRowForEachLine,
    DepositHeld: aRowForEachLine,
    PayoutMatched: aRowForEachLine,
    DepositReturned: aRowForEachLine,
    DepositIgnored: aRowForEachLine,
    DepositReversed: aRowForEachLine,
  },
};
