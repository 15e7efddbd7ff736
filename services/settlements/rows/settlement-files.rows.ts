import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { SettlementDay } from './settlements.rows.js';

/** A provider's file whose import has not finished. */
export interface SettlementFileKey extends SettlementDay {
  /** The digest of the file's bytes. */
  readonly digest: Buffer;
}

/** A file that nobody is importing. */
export interface LeftSettlementFile extends SettlementFileKey {
  readonly content: Buffer;
  readonly importedBy: string;
}

const keyOf = ({ provider, day, digest }: SettlementFileKey) => [provider, day, digest];

const KEEP = `insert into payments.settlement_files (provider, day, digest, content, imported_by, beat_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (provider, day, digest) do update set beat_at = excluded.beat_at`;

/** Stores a file until all its lines are imported. */
export const keepSettlementFile = (tx: StoreTransaction, file: LeftSettlementFile): void =>
  tx.write('payments-keep-settlement-file', KEEP, [...keyOf(file), file.content, file.importedBy, tx.now]);

/** Records progress of an import. */
export const touchSettlementFile = (tx: StoreTransaction, file: SettlementFileKey): void => {
  const text = 'update payments.settlement_files set beat_at = $4 where provider = $1 and day = $2 and digest = $3';
  tx.write('payments-beat-settlement-file', text, [...keyOf(file), tx.now]);
};

/** Deletes a file whose lines are all imported. */
export const forgetSettlementFile = (tx: StoreTransaction, file: SettlementFileKey): void => {
  const text = 'delete from payments.settlement_files where provider = $1 and day = $2 and digest = $3';
  tx.write('payments-forget-settlement-file', text, keyOf(file));
};

const LEFT = `select provider, to_char(day, 'YYYY-MM-DD') as day, digest, content, imported_by as "importedBy"
  from payments.settlement_files where beat_at < $1 order by beat_at limit 10`;

/** Returns at most ten files without progress since a time. */
export const findAbandonedFiles = async (pool: Pool, since: Date): Promise<readonly LeftSettlementFile[]> =>
  (await pool.query<LeftSettlementFile>(LEFT, [since])).rows;
