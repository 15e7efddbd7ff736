import type { Database } from '../../platform/database/database.js';
import type { CommittedFact } from '../streams/commit-sources.js';

const COMMITS = `select e.stream_id as "streamId", e.stream_version as version, e.type, e.schema_version as "schemaVersion", e.data::text as data
  from (select distinct epoch, xid from store.events
         where (stream_id, stream_version) in (select * from unnest($1::text[], $2::int[]))) c
    join store.events e using (epoch, xid) order by e.epoch, e.xid, e.ordinal`;

/** The position of an event in its stream. */
export type FactName = Pick<CommittedFact, 'streamId' | 'version'>;

/** Loads all events of the commits that contain some events. */
export const loadFactsOfCommits = async (
  { pool }: Database,
  names: readonly FactName[],
): Promise<readonly CommittedFact[]> => {
  if (names.length === 0) return [];
  const values = [names.map(({ streamId }) => streamId), names.map(({ version }) => version)];
  return (await pool.query<CommittedFact>({ name: 'books-commits', text: COMMITS, values })).rows;
};
