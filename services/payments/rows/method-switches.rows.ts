import type { Pool } from 'pg';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PaymentMethod } from '../streams/payment.events.js';

/** The owners' settings of a method. */
export interface MethodSwitch {
  readonly on: boolean;
  /** '' for the shop's default text. */
  readonly memo: string;
  /** '' if there is no English text: the Japanese memo is shown, or the default text if that is also ''. */
  readonly memo_en: string;
}

/** The saved settings of a method; version 0 if there are none. */
export interface KeptSwitch extends MethodSwitch {
  readonly version: number;
  readonly changed_at: Date | null;
}

/** The settings of a method that nobody has changed. */
export const UNTOUCHED: KeptSwitch = { on: true, memo: '', memo_en: '', version: 0, changed_at: null };

type Row = KeptSwitch & { readonly method: PaymentMethod };

const COLUMNS = 'method, is_on as "on", memo, memo_en, version, changed_at';
const ALL = `select ${COLUMNS} from payments.methods`;
const SAVE = `insert into payments.methods as m (method, is_on, memo, memo_en, version, changed_at) values ($1, $2, $3, $4, 1, $5)
  on conflict (method) do update set is_on = excluded.is_on, memo = excluded.memo, memo_en = excluded.memo_en,
    version = m.version + 1, changed_at = excluded.changed_at
  returning ${COLUMNS}`;

/** Loads the saved settings by method. Methods that nobody has changed are absent. */
export const loadSwitches = async (pool: Pool): Promise<ReadonlyMap<PaymentMethod, KeptSwitch>> => {
  const { rows } = await pool.query<Row>({ name: 'payments-method-switches', text: ALL });
  return new Map(rows.map(({ method, ...kept }) => [method, kept]));
};

/** Loads the settings of a method. */
export const findSwitch = async (tx: StoreTransaction, method: PaymentMethod): Promise<KeptSwitch> => {
  const rows = await tx.read<Row & Record<string, unknown>>('payments-method-switch', `${ALL} where method = $1`, [
    method,
  ]);
  return rows[0] ?? UNTOUCHED;
};

/** Saves the settings of a method. @returns the saved settings */
export const saveSwitch = async (
  tx: StoreTransaction,
  method: PaymentMethod,
  { on, memo, memo_en }: MethodSwitch,
): Promise<KeptSwitch> => {
  const values = [method, on, memo, memo_en, tx.now];
  return (await tx.read<Row & Record<string, unknown>>('payments-save-method', SAVE, values))[0]!;
};
