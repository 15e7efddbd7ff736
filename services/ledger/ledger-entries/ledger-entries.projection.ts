import type { RecordedEvent } from '../../kernel/event.js';
import { bigint, integer, type Projection, type RowOf, text, timestamptz, uuid } from '../../kernel/projection.js';
import { type BookedEvent, classOf, onEachEntry, unitOf } from '../streams/ledger-lines.js';
import type { Unit } from '../wire/turnover.contract.js';

const columns = {
  /** `<event id>.<line>`, lines from 0 */
  id: text(),
  stream_version: integer(),
  /** The time from which it counts. */
  at: timestamptz(),
  recorded_at: timestamptz(),
  unit: text<Unit>(),
  /** The account's class, without the member. */
  account_class: text(),
  /** The member of the entry's wallet, also on the house's side; null for a deposit. */
  member_id: uuid<string | null>(),
  lot_id: uuid<string | null>(),
  /** Signed. */
  amount: bigint(),
  type: text(),
  kind: text(),
  document: text(),
  memo: text<string | null>(),
  /** Null for the members themselves. */
  actor: text<string | null>(),
};

/** One line of the ledger. */
export type LedgerEntryRow = RowOf<typeof columns>;

const memberOf = ({ data }: RecordedEvent<BookedEvent>): string | null => ('memberId' in data ? data.memberId : null);

const lineOf = (event: RecordedEvent<BookedEvent>, key: string): LedgerEntryRow => {
  const { document, lines } = event.data;
  const line = lines[Number(key.slice(key.indexOf('.') + 1))]!;
  const memberId = document.kind === 'deposit' ? null : memberOf(event);
  return {
    id: key,
    stream_version: event.streamVersion,
    at: event.effectiveAt.toISOString(),
    recorded_at: event.recordedAt.toISOString(),
    unit: unitOf(event),
    account_class: classOf(line.account),
    member_id: memberId,
    lot_id: line.lot,
    amount: line.amount,
    type: event.type,
    kind: document.kind,
    document: document.id,
    memo: document.memo ?? null,
    actor: event.actor === `member:${memberId}` ? null : event.actor,
  };
};

const aRowForEachLine = {
  isNew: true as const,
  keys: ({ eventId, data }: RecordedEvent<BookedEvent>) => data.lines.map((_, line) => `${eventId}.${line}`),
  evolve: (_: LedgerEntryRow | null, event: RecordedEvent<BookedEvent>, key: string) => lineOf(event, key),
};

/** One row for each line of each entry. */
export const ledgerEntriesProjection: Projection<LedgerEntryRow, BookedEvent> = {
  name: 'ledger_entries',
  table: 'ledger.ledger_entries',
  key: 'id',
  columns,
  isLedger: true,
  on: onEachEntry(aRowForEachLine),
};
