import { listInclusionRanges } from '../../kernel/merkle-tree.js';
import type { Database } from '../../platform/database/database.js';
import { EVENT_COLUMNS, type EventRow } from '../../platform/store/event-row.js';
import { BEGINNING_OF_CHAIN, formatChainLine } from '../../platform/store/sequencer.js';
import { loadPublishedCheckpoint } from './checkpoints.rows.js';
import { loadRangeHashes } from './log-proofs.rows.js';

/** The proof that an event is in the signed log. Its entry is SHA-256(previous ‖ line). */
export interface EventProof {
  /** Its number in the whole log, from 1: leaf `number` − 1. */
  readonly number: number;
  /** The link before its own one. */
  readonly previous: Buffer;
  /** The event as the chain hashes it. */
  readonly line: string;
  /** The hashes from its leaf to the root (RFC 6962, section 2.1.1). */
  readonly inclusion: readonly Buffer[];
  /** The signed head that covers it. */
  readonly checkpoint: string;
}

/** The reason for a missing proof. A covering head follows within a minute, or no signer is configured. */
export type NoProof = 'not_signed_yet' | 'nobody_signs';

/** SQL that finds the number of an event by binary search, because the commit order has no index. */
const FIND = `with recursive e as (
    select * from store.events where stream_id = $1 and stream_version = 1
  ), search (low, high) as (
    select 1::bigint, $2::bigint from e
    union all
    select case when is_before then middle + 1 else low end, case when is_before then high else middle end
      from search cross join e cross join lateral (select (low + high) / 2) m (middle)
      cross join lateral (select (l.epoch, l.xid, l.ordinal) < (e.epoch, e.xid, e.ordinal)
                            from store.event_log l where l.seq = middle) c (is_before)
     where low < high
  )
  select l.seq, p.hash as previous, ${EVENT_COLUMNS('e')}
    from e join store.event_log l using (epoch, xid, ordinal) left join store.event_log p on p.seq = l.seq - 1
   where l.seq = (select low from search where low = high)`;

type FoundRow = EventRow & { readonly seq: number; readonly previous: Buffer | null };

/** Proves the first event of a stream under the newest signed head. */
export const proveFirstEvent = async (database: Database, streamId: string): Promise<EventProof | NoProof> => {
  const head = await loadPublishedCheckpoint(database);
  if (!head) return 'nobody_signs';
  const query = { name: 'proof-event', text: FIND, values: [streamId, head.size] };
  const row = (await database.pool.query<FoundRow>(query)).rows[0];
  if (!row) return 'not_signed_yet';
  return {
    number: row.seq,
    previous: row.previous ?? BEGINNING_OF_CHAIN,
    line: formatChainLine(row.seq, row),
    inclusion: await loadRangeHashes(database, listInclusionRanges(row.seq - 1, head.size)),
    checkpoint: head.note,
  };
};
