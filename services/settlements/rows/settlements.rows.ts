import type { Pool } from 'pg';
import type { Yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { MoneyMovement, MovementKind, Provider } from '../../payments/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A day of a provider. */
export interface SettlementDay {
  readonly provider: Provider;
  readonly day: TokyoDate;
}

/** Returns the id of a provider's day in the operators' API: the provider's id and the date. */
export const settlementIdOf = ({ provider, day }: SettlementDay): string => `${provider}-${day}`;

/** Returns the name of the lock on a provider's day. @param id as returned by `settlementIdOf` */
export const settlementLockOf = (id: string): string => `settlement-${id}`;

/** The result of comparing a provider's line. */
export interface PlacedLine {
  readonly list: 'matched' | 'other-amount' | 'surplus';
  readonly paymentId: string | null;
  readonly movementId: string | null;
}

/** A line that matches no movement, although its order is one of the shop's. */
export interface SurplusLine {
  readonly id: number;
  readonly day: TokyoDate;
  readonly kind: MovementKind;
  readonly reference: string;
  readonly yen: Yen;
  readonly fee: Yen;
  readonly paymentId: string;
}

/** A provider's statement of received or returned money. */
export interface ProviderLine {
  /** The provider's order, which is the payment's id for the shop's own payments. */
  readonly order: string;
  readonly reference: string;
  readonly kind: MovementKind;
  /** The signed amount, negative for returned money. */
  readonly yen: Yen;
  /** The fee that the provider keeps. */
  readonly fee: Yen;
  /** The position among equal lines of a day, from 1: the same amount may be returned twice. */
  readonly nth: number;
}

/** Returns the key that identifies a line of a provider's day. */
export const lineKeyOf = ({ order, reference, kind, yen, fee, nth }: ProviderLine): string =>
  JSON.stringify([order, reference, kind, yen, fee, nth]);

const LINES = `select order_ref as "order", reference, kind, yen, fee, nth from payments.settlement_lines
  where provider = $1 and day = $2`;

/** Loads the lines of a day that were imported before, by their keys. */
export const loadImportedLines = async (pool: Pool, { provider, day }: SettlementDay): Promise<ReadonlySet<string>> =>
  new Set((await pool.query<ProviderLine>(LINES, [provider, day])).rows.map(lineKeyOf));

/** Loads the imported lines of some orders, in a transaction that has locked the day. */
export const takenLinesOf = async (
  tx: StoreTransaction,
  { provider, day }: SettlementDay,
  orders: readonly string[],
): Promise<ReadonlySet<string>> => {
  const text = `${LINES} and order_ref = any($3::text[])`;
  return new Set((await tx.read<ProviderLine>('payments-taken-lines', text, [provider, day, orders])).map(lineKeyOf));
};

const INSERT = `insert into payments.settlement_lines
  (provider, day, kind, order_ref, reference, yen, fee, nth, list, payment_id, movement_id, taken_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

export const insertLine = (
  tx: StoreTransaction,
  { provider, day }: SettlementDay,
  { order, reference, kind, yen, fee, nth }: ProviderLine,
  { list, paymentId, movementId }: PlacedLine,
): void => {
  const values = [provider, day, kind, order, reference, yen, fee, nth, list, paymentId, movementId, tx.now];
  tx.write('payments-insert-settlement-line', INSERT, values);
};

/** Assigns an unmatched line to the movement that it settles. */
export const placeLine = (tx: StoreTransaction, id: number, list: PlacedLine['list'], movementId: string): void => {
  const text = 'update payments.settlement_lines set list = $2, movement_id = $3 where id = $1';
  tx.write('payments-place-settlement-line', text, [id, list, movementId]);
};

const BEGIN = `insert into payments.settlements (provider, day, imported_at) values ($1, $2, $3)
  on conflict (provider, day) do update set imported_at = excluded.imported_at, completed_at = null`;

export const beginSettlement = (tx: StoreTransaction, { provider, day }: SettlementDay): void =>
  tx.write('payments-begin-settlement', BEGIN, [provider, day, tx.now]);

const COMPLETE = `update payments.settlements set completed_at = $3, payout_yen = (
    select coalesce(sum(yen - fee), 0) from payments.settlement_lines where provider = $1 and day = $2)
  where provider = $1 and day = $2`;

/** Completes a day: the sum of its lines, less fees, is to be paid out. */
export const completeSettlement = (tx: StoreTransaction, { provider, day }: SettlementDay): void =>
  tx.write('payments-complete-settlement', COMPLETE, [provider, day, tx.now]);

/** Returns true if a day was imported completely. */
export const isComplete = async (pool: Pool, { provider, day }: SettlementDay): Promise<boolean> => {
  const text = 'select from payments.settlements where provider = $1 and day = $2 and completed_at is not null';
  return (await pool.query(text, [provider, day])).rows.length > 0;
};

/** Loads the members of payments, by payment. Unknown payments are omitted. */
export const membersOf = async (pool: Pool, paymentIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const text = 'select payment_id, member_id from payments.payments where payment_id = any($1::uuid[])';
  const { rows } = await pool.query<{ payment_id: string; member_id: string }>(text, [paymentIds]);
  return new Map(rows.map((row) => [row.payment_id, row.member_id]));
};

/** A known movement of a payment, with its member. */
export interface KnownMovement extends Pick<MoneyMovement, 'id' | 'kind' | 'yen' | 'settledYen'> {
  readonly paymentId: string;
}

const KNOWN = `select movement_id as id, payment_id as "paymentId", kind, yen, settled_yen as "settledYen"
  from payments.movements where provider = $1 and payment_id = any($2::uuid[]) order by at, movement_id`;

export const movementsOf = async (
  pool: Pool,
  provider: Provider,
  paymentIds: readonly string[],
): Promise<readonly KnownMovement[]> => (await pool.query<KnownMovement>(KNOWN, [provider, paymentIds])).rows;

/** Loads the unsettled movements of a day. Only the provider knows the day of a chargeback. */
export const openMovements = async (pool: Pool, { provider, day }: SettlementDay): Promise<readonly string[]> => {
  const text = `select movement_id as id from payments.movements
    where provider = $1 and day = $2 and settled_yen is null and kind <> 'chargeback'`;
  return (await pool.query<{ id: string }>(text, [provider, day])).rows.map(({ id }) => id);
};

const NOT_COMPARED = `select distinct payment_id as id from payments.movements
  where provider = $1 and day = $2 and settled_yen is null and list is null and payment_id > $3
  order by payment_id limit $4`;

/** Loads payments, after a given id, with money of a day that was never compared with a settlement. */
export const findUncomparedPayments = async (
  pool: Pool,
  { provider, day }: SettlementDay,
  after: string,
  limit: number,
): Promise<readonly string[]> =>
  (await pool.query<{ id: string }>(NOT_COMPARED, [provider, day, after, limit])).rows.map(({ id }) => id);

const SURPLUS = `select l.id, to_char(l.day, 'YYYY-MM-DD') as day, l.kind, l.reference, l.yen, l.fee, l.payment_id as "paymentId"
    from payments.settlement_lines l
   where l.provider = $1 and l.list = 'surplus' and l.payment_id is not null and l.id > $2
     and exists (select from payments.movements m where m.payment_id = l.payment_id and m.provider = l.provider
                    and m.kind = l.kind and m.settled_yen is null)
   order by l.id limit $3`;

/** Loads unmatched lines, after a given id, whose orders have open money now. */
export const findMatchableSurplus = async (
  pool: Pool,
  provider: Provider,
  after: number,
  limit: number,
): Promise<readonly SurplusLine[]> => (await pool.query<SurplusLine>(SURPLUS, [provider, after, limit])).rows;

/** Returns those lines that are still unmatched. The transaction has locked their payments. */
export const filterUnmatchedLines = async (
  tx: StoreTransaction,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const text = `select id from payments.settlement_lines where id = any($1::bigint[]) and list = 'surplus'`;
  return new Set((await tx.read<{ id: number }>('payments-still-surplus', text, [ids])).map(({ id }) => id));
};
