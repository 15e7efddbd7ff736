import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The stored value of a setting, with its own version. */
interface KeptSetting {
  readonly value: boolean | number | string;
  readonly version: number;
}

const LOAD = 'select value, version from http.settings where name = $1';
const SAVE = `insert into http.settings (name, value, version, changed_at, changed_by) values ($1, $2::jsonb, $3, $4, $5)
  on conflict (name) do update set value = excluded.value, version = excluded.version, changed_at = excluded.changed_at,
    changed_by = excluded.changed_by`;

/** Loads a setting; undefined if it was never changed. */
export const loadSetting = async (tx: StoreTransaction, name: string): Promise<KeptSetting | undefined> =>
  (await tx.read<KeptSetting & Record<string, unknown>>('operators-load-setting', LOAD, [name]))[0];

export const saveSetting = (
  tx: StoreTransaction,
  { name, value, version, operatorId }: KeptSetting & { readonly name: string; readonly operatorId: string },
): void => tx.write('operators-save-setting', SAVE, [name, JSON.stringify(value), version, tx.now, operatorId]);
