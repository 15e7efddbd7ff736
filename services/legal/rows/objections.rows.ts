import type { Pool } from 'pg';
import type { TokyoDate } from '../../kernel/time.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { AnnouncedVersion } from '../streams/announcement-id.js';

/** A member's written objection to a version. */
export interface Objection extends AnnouncedVersion {
  /** The day on which the letter arrived. */
  readonly receivedOn: TokyoDate;
  readonly recordedAt: Date;
}

const OF = `select text, version, received_on::text as "receivedOn", recorded_at as "recordedAt" from legal.objections
  where member_id = $1 order by recorded_at, text, version`;
const ADD = `insert into legal.objections (member_id, text, version, received_on, recorded_at) values ($1, $2, $3, $4, $5)`;

/** Saves an objection, once for each version. */
export const addObjection = (
  tx: StoreTransaction,
  memberId: string,
  { text, version, receivedOn }: Omit<Objection, 'recordedAt'>,
): void => tx.write('legal-object', ADD, [memberId, text, version, receivedOn, tx.now]);

/** Loads a member's objections in a transaction that holds their lock. */
export const loadObjections = async (tx: StoreTransaction, memberId: string): Promise<readonly Objection[]> =>
  tx.read<Objection & Record<string, unknown>>('legal-objections-in', OF, [memberId]);

/** Lists a member's objections in the order in which they were recorded. */
export const listObjections = async (pool: Pool, memberId: string): Promise<readonly Objection[]> =>
  (await pool.query<Objection>({ name: 'legal-objections', text: OF, values: [memberId] })).rows;
