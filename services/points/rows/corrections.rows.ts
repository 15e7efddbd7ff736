import { upcast } from '../../kernel/event-declaration.js';
import { isId } from '../../kernel/ids.js';
import { EVENT_JSON } from '../../platform/store/event-row.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Entry, EntryWithCorrections } from '../streams/corrections.js';
import { walletStreamOf } from '../streams/wallet.state.js';

interface StoredEntry extends Entry {
  readonly event: Entry['event'] & { readonly schemaVersion: number };
}

const ENTRIES = `select event_id as "eventId", ${EVENT_JSON('e')} as event from store.events e
  where stream_id = $1 and (event_id = $2 or data -> 'document' ->> 'reverses' is not null) order by stream_version`;

/**
 * SQL: true when an event of a wallet is a grant that was not reversed.
 *
 * @param event the event's row
 */
export const isOpenGrant = (event: string): string => `${event}.type in ('PointsIssued', 'CoinsIssued')
  and ${event}.data -> 'document' ->> 'kind' = 'grant' and not exists (select from store.events r
    where r.stream_id = ${event}.stream_id and r.data -> 'document' ->> 'kind' = 'reversal'
      and r.data -> 'document' ->> 'reverses' = ${event}.event_id::text)`;

/**
 * Loads an entry of a member's wallet with its reversals and compensations, in a transaction that has locked the wallet.
 *
 * @param eventId the event's id, as sent by the client
 * @returns null if the wallet has no such entry
 */
export const loadEntryWithCorrections = async (
  tx: StoreTransaction,
  memberId: string,
  eventId: string,
): Promise<EntryWithCorrections | null> => {
  if (!isId(eventId)) return null;
  const values = [walletStreamOf(memberId), eventId];
  const read = await tx.read<StoredEntry & Record<string, unknown>>('points-entry-with-corrections', ENTRIES, values);
  const rows = read.map(({ eventId, event }) => ({ eventId, event: upcast(event) }));
  const entry = rows.find((row) => row.eventId === eventId);
  if (!entry) return null;
  const corrections = rows.filter(({ event }) => event.data.document.reverses !== undefined);
  return { ...entry, corrections };
};
