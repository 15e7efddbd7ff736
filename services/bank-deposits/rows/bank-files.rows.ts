import type { Pool } from 'pg';
import type { BankProfile } from '../../platform/payments/bank/bank-profiles.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A bank's file that is imported in batches. */
export interface BankFile {
  readonly fileId: string;
  readonly lines: number;
  readonly done: number;
  readonly matched: number;
  readonly held: number;
  readonly known: number;
  readonly endedAt: Date | null;
}

/** The results of some of its lines. */
export type Taken = Pick<BankFile, 'done' | 'matched' | 'held' | 'known'>;

const COLUMNS = 'file_id as "fileId", lines, done, matched, held, known, ended_at as "endedAt"';
const ADD = `insert into payments.bank_files (file_id, digest, format, layout, lines, content, imported_by, imported_at, beat_at)
  values ($1, $2, $3, $8, $4, $5, $6, $7, $7) on conflict (digest) do nothing returning file_id`;
const BY_DIGEST = `select ${COLUMNS} from payments.bank_files where digest = $1`;
/** Updates nothing if another process has imported these lines. */
const TAKE = `update payments.bank_files set done = $3, matched = matched + $4, held = held + $5, known = known + $6,
    beat_at = $7, ended_at = case when $3 >= lines then $7::timestamptz end,
    content = case when $3 >= lines then null else content end
  where file_id = $1 and done = $2 and ended_at is null returning ${COLUMNS}`;
const CONTENT = `select ${COLUMNS}, content, layout, imported_by as "importedBy", imported_at as "importedAt"
  from payments.bank_files where file_id = $1`;
const LEFT = 'select file_id as id from payments.bank_files where ended_at is null and beat_at < $1 order by beat_at';

/** Stores a file to import. @returns false if it is already stored */
export const addBankFile = async (
  tx: StoreTransaction,
  file: {
    readonly fileId: string;
    readonly digest: Buffer;
    readonly format: string;
    /** The layout for reading its lines, kept for an import that resumes after the layout was changed. */
    readonly layout: BankProfile | null;
    readonly lines: number;
    readonly content: Buffer;
    readonly importedBy: string;
  },
): Promise<boolean> => {
  const { fileId, digest, format, layout, lines, content, importedBy } = file;
  const values = [fileId, digest, format, lines, content, importedBy, tx.now, layout && JSON.stringify(layout)];
  return (await tx.read('payments-add-bank-file', ADD, values)).length > 0;
};

/** Loads the file with these bytes; null for none. */
export const findBankFile = async (tx: StoreTransaction, digest: Buffer): Promise<BankFile | null> =>
  (await tx.read<BankFile & Record<string, unknown>>('payments-find-bank-file', BY_DIGEST, [digest]))[0] ?? null;

/** Records imported lines. @returns the file; null if another process has imported them */
export const takeLines = async (
  tx: StoreTransaction,
  fileId: string,
  before: number,
  { done, matched, held, known }: Taken,
): Promise<BankFile | null> => {
  const values = [fileId, before, done, matched, held, known, tx.now];
  return (await tx.read<BankFile & Record<string, unknown>>('payments-take-lines', TAKE, values))[0] ?? null;
};

/** A file with its bytes, which are null once its import has ended. */
export interface KeptBankFile extends BankFile {
  readonly content: Buffer | null;
  readonly layout: BankProfile | null;
  readonly importedBy: string;
  readonly importedAt: Date;
}

/** Loads a file with its bytes; null for an unknown id. */
export const loadBankFile = async (pool: Pool, fileId: string): Promise<KeptBankFile | null> =>
  (await pool.query({ name: 'payments-load-bank-file', text: CONTENT, values: [fileId] })).rows[0] ?? null;

/** Loads files without progress since a time. */
export const loadAbandonedFiles = async (pool: Pool, since: Date): Promise<readonly string[]> =>
  (await pool.query<{ id: string }>({ name: 'payments-left-files', text: LEFT, values: [since] })).rows.map(
    ({ id }) => id,
  );
