import type { Pool } from 'pg';
import { type BankProfile, buildProfile } from '../../platform/payments/bank/bank-profiles.js';
import type { StatementHeadings } from '../../platform/payments/bank/statement-columns.shared.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A layout of bank files as an operator describes it. */
export interface BankProfileDraft {
  readonly name: string;
  readonly headings: StatementHeadings;
}

/** A saved layout of bank files. */
export interface KeptBankProfile extends BankProfileDraft {
  readonly id: string;
  readonly created: Date;
  readonly removed_at: Date | null;
  readonly version: number;
}

export const BANK_PROFILE_COLUMNS = 'id, name, headings, created_at as created, removed_at, version';

const INSERT = `insert into payments.bank_profiles (id, name, headings, created_at) values ($1, $2, $3, $4)
  returning ${BANK_PROFILE_COLUMNS}`;
const UPDATE = `update payments.bank_profiles set name = $2, headings = $3, version = version + 1 where id = $1
  returning ${BANK_PROFILE_COLUMNS}`;
const REMOVE = `update payments.bank_profiles set removed_at = $2, version = version + 1 where id = $1
  returning ${BANK_PROFILE_COLUMNS}`;
const FIND = `select ${BANK_PROFILE_COLUMNS} from payments.bank_profiles where id = $1`;
const IN_USE = `select ${BANK_PROFILE_COLUMNS} from payments.bank_profiles where removed_at is null order by created_at, id`;

type Row = KeptBankProfile & Record<string, unknown>;

/** Inserts a layout. @returns the saved layout */
export const insertBankProfile = async (
  tx: StoreTransaction,
  id: string,
  { name, headings }: BankProfileDraft,
): Promise<KeptBankProfile> =>
  (await tx.read<Row>('payments-insert-bank-profile', INSERT, [id, name, JSON.stringify(headings), tx.now]))[0]!;

/** Updates a layout. @returns the saved layout */
export const updateBankProfile = async (
  tx: StoreTransaction,
  id: string,
  { name, headings }: BankProfileDraft,
): Promise<KeptBankProfile> =>
  (await tx.read<Row>('payments-update-bank-profile', UPDATE, [id, name, JSON.stringify(headings)]))[0]!;

/** Removes a layout from use. @returns the saved layout */
export const removeBankProfile = async (tx: StoreTransaction, id: string): Promise<KeptBankProfile> =>
  (await tx.read<Row>('payments-remove-bank-profile', REMOVE, [id, tx.now]))[0]!;

/** Loads a layout; null for an unknown id. */
export const findBankProfile = async (tx: StoreTransaction, id: string): Promise<KeptBankProfile | null> =>
  (await tx.read<Row>('payments-find-bank-profile', FIND, [id]))[0] ?? null;

/** Loads the layouts in use, the oldest first. */
export const loadBankProfilesInUse = (tx: StoreTransaction): Promise<readonly KeptBankProfile[]> =>
  tx.read<Row>('payments-bank-profiles-in-use', IN_USE, []);

/** Loads the layouts in use as profiles for reading files. */
export const loadSavedProfiles = async (pool: Pool): Promise<readonly BankProfile[]> =>
  (await pool.query<KeptBankProfile>({ name: 'payments-saved-profiles', text: IN_USE })).rows.map(
    ({ id, name, headings }) => buildProfile(id, name, headings),
  );
