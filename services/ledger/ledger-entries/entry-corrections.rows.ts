import type { Pool } from 'pg';
import { upcast } from '../../kernel/event-declaration.js';
import { toTokyoIso } from '../../kernel/time.js';
import { EVENT_JSON } from '../../platform/store/event-row.js';
import {
  computeLeftToMakeGood,
  type EntryWithCorrections,
  gainOf,
  mayBeReversed,
  type WalletEvent,
} from '../../points/index.js';
import { unitOf } from '../streams/ledger-lines.js';
import type { EntryCorrections, EventOfEntry, LinkedEntry } from './ledger-entries.contract.js';

interface Row {
  readonly eventId: string;
  readonly at: Date;
  readonly event: WalletEvent & { readonly schemaVersion: number };
}

/** SQL of the entry, the entry that it corrects, and all entries of its stream that correct another. */
const ENTRIES = `select event_id as "eventId", effective_at as at, ${EVENT_JSON('e')} as event
  from store.events e where stream_id = $1 and (event_id = $2 or data -> 'document' ->> 'reverses' is not null
    or event_id = (select (data -> 'document' ->> 'reverses')::uuid from store.events
      where stream_id = $1 and stream_version = $3))
  order by stream_version`;

const linked = ({ eventId, at, event }: Row): LinkedEntry => {
  const line = event.data.lines.findIndex(({ account }) => account.startsWith('member:'));
  return {
    id: `${eventId}.${line}`,
    at: toTokyoIso(at),
    kind: event.data.document.kind,
    unit: unitOf(event),
    amount: gainOf(event),
  };
};

/** Finds the entries that reverse or compensate an entry, and those that it corrects itself, as of now. */
export const correctionsOf = async (
  pool: Pool,
  { event_id, stream_id, stream_version }: EventOfEntry,
): Promise<EntryCorrections> => {
  const read = await pool.query<Row>(ENTRIES, [stream_id, event_id, stream_version]);
  const rows = read.rows.map((row) => ({ ...row, event: upcast(row.event) }));
  const recorded = rows.find(({ eventId }) => eventId === event_id)!;
  const corrections = rows.filter(({ event }) => event.data.document.reverses !== undefined);
  const entry: EntryWithCorrections = { ...recorded, corrections };
  const named = rows.find(({ eventId }) => eventId === entry.event.data.document.reverses);
  return {
    reverses: named ? linked(named) : null,
    reversed_by: corrections.filter(({ event }) => event.data.document.reverses === event_id).map(linked),
    is_reversible: mayBeReversed(entry),
    to_make_good: computeLeftToMakeGood(entry),
  };
};
