import type { Pool } from 'pg';
import type { Provider } from '../../payments/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { OpenPayout } from '../streams/open-payouts.js';

/** Selects the oldest days first, at most 1,000. */
const OPEN = `select provider, to_char(day, 'YYYY-MM-DD') as day, payout_yen - paid_out_yen as yen from payments.settlements
  where completed_at is not null and payout_yen <> paid_out_yen and provider = any($1::text[]) order by day limit 1000`;

/** Loads the settled days of these providers that are not paid out, the oldest first. */
export const readOpenPayouts = async (pool: Pool, providers: readonly Provider[]): Promise<readonly OpenPayout[]> =>
  (await pool.query<OpenPayout>(OPEN, [providers])).rows;

/** Loads the same days in a transaction. */
export const openPayouts = (tx: StoreTransaction, providers: readonly Provider[]): Promise<readonly OpenPayout[]> =>
  tx.read<OpenPayout & Record<string, unknown>>('payments-open-payouts', OPEN, [providers]);

const TAKE = `with paid as (select * from unnest($2::text[], $3::date[], $4::bigint[]) as p (provider, day, yen)),
    kept as (insert into payments.payouts (deposit_id, provider, day, yen) select $1, provider, day, yen from paid)
  update payments.settlements s set paid_out_yen = s.paid_out_yen + paid.yen
    from paid where s.provider = paid.provider and s.day = paid.day`;

/** Records that a deposit has paid out these days. The transaction has locked them. */
export const takePayouts = (tx: StoreTransaction, depositId: string, days: readonly OpenPayout[]): void =>
  tx.write('payments-take-payouts', TAKE, [
    depositId,
    days.map(({ provider }) => provider),
    days.map(({ day }) => day),
    days.map(({ yen }) => yen),
  ]);

const PAYERS = 'select sender_key as key, provider from payments.payers where sender_key = any($1::text[])';

/** Returns those of these names that a provider has used for payouts. */
export const findPayers = async (
  tx: StoreTransaction,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Provider>> => {
  const rows = await tx.read<{ key: string; provider: Provider }>('payments-payers', PAYERS, [keys]);
  return new Map(rows.map(({ key, provider }) => [key, provider]));
};

const LEARN = `insert into payments.payers (sender_key, provider, learnt_at)
  select sender_key, $2, $3 from payments.deposit_senders where deposit_id = $1 and number is null and sender_key <> ''
  on conflict (sender_key) do update set provider = excluded.provider, learnt_at = excluded.learnt_at`;

/** Remembers the name of this deposit's sender as the provider's. */
export const rememberPayer = (tx: StoreTransaction, depositId: string, provider: Provider): void =>
  tx.write('payments-learn-payer', LEARN, [depositId, provider, tx.now]);
