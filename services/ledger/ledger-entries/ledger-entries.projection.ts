import type { RecordedEvent } from '../../kernel/event.js';
import { bigint, integer, type Projection, type RowOf, text, timestamptz, uuid } from '../../kernel/projection.js';
import type { WalletEvent } from '../../points/index.js';
import { unitOf } from '../streams/ledger-lines.js';
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
  /** Whose wallet the entry is of, on the house's side too. */
  member_id: uuid(),
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
  },
};
