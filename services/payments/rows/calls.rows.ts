import type { Pool } from 'pg';
import type { Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PaymentMethod, Provider, Via } from '../streams/payment.events.js';

/** The lease is longer than any call, so another process takes over only calls of dead processes. */
export const LEASE_MS = 3 * 60_000;

/** The origin of a call. */
export type CallVia = Via | 'member';

/** Calls that somebody waits for have workers of their own. */
export type PaymentCallLane = 'waitedFor' | 'others';

export type CallKind = 'start' | 'query' | 'capture' | 'cancel' | 'refund';

/** A call to a provider that this process holds until its lease expires. */
export interface ClaimedCall {
  readonly callId: string;
  readonly paymentId: string;
  readonly memberId: string;
  readonly provider: Provider;
  readonly method: PaymentMethod;
  readonly yen: Yen;
  readonly due: Date;
  /** The provider's id of the order, unless it uses the shop's id; null if unknown. */
  readonly orderRef: string | null;
  readonly kind: CallKind;
  readonly via: CallVia;
  readonly interactive: boolean;
  /** The encrypted data of a start. */
  readonly request: Buffer | null;
  /** The number of the attempt, from 1. */
  readonly attempts: number;
  readonly misses: number;
}

export interface NewCall {
  readonly callId: string;
  readonly paymentId: string;
  readonly kind: 'start' | 'capture' | 'cancel' | 'refund';
  readonly via: CallVia;
  readonly request: Buffer | null;
}

const ADD = `insert into payments.external_calls (call_id, payment_id, kind, via, interactive, request, created_at, due_at)
  values ($1, $2, $3, $4, true, $5, $6, $6)`;
/** A payment has one query at a time; a request during a query repeats it afterwards. */
const ASK = `insert into payments.external_calls as c (call_id, payment_id, kind, via, interactive, created_at, due_at)
  values ($1, $2, 'query', $3, $4, $5, $5)
  on conflict (payment_id, kind) where due_at is not null do update set again = c.attempts > 0,
    interactive = c.interactive or excluded.interactive
  returning call_id as id`;
const CLAIM = `with waited_for as materialized (
    select call_id from payments.external_calls where due_at <= $1 and interactive order by due_at limit $3
      for update skip locked),
  others as materialized (
    select call_id from payments.external_calls where due_at <= $1 and not interactive order by due_at limit $4
      for update skip locked)
  update payments.external_calls c set attempts = attempts + 1, due_at = $2
  from payments.payments p
  where call_id in (select call_id from waited_for union all select call_id from others)
    and p.payment_id = c.payment_id
  returning call_id as "callId", c.payment_id as "paymentId", p.member_id as "memberId", p.provider, p.method, p.yen,
    p.due_at as due, p.order_ref as "orderRef", kind, via, interactive, request, attempts, misses`;
/** Updates nothing if another process has claimed the call: that process then reports its outcome. */
const END = `update payments.external_calls set outcome = $3,
    due_at = case when again then $4::timestamptz end, ended_at = case when again then null else $4::timestamptz end,
    attempts = case when again then 0 else attempts end, again = false, request = null
  where call_id = $1 and attempts = $2 and due_at is not null returning call_id`;
const PUT_OFF = `update payments.external_calls set outcome = $3, due_at = $4, misses = $5, interactive = false
  where call_id = $1 and attempts = $2 and due_at is not null returning call_id`;

/** Saves a call to a provider, in the transaction of its purchase. */
export const addCall = (tx: StoreTransaction, { callId, paymentId, kind, via, request }: NewCall): void =>
  tx.write('payments-add-call', ADD, [callId, paymentId, kind, via, request, tx.now]);

/** Saves a query of a payment's status. @returns the id of the open query */
export const addQuery = async (
  tx: StoreTransaction,
  callId: string,
  { paymentId, via, interactive }: { readonly paymentId: string; readonly via: Via; readonly interactive: boolean },
): Promise<string> => {
  const values = [callId, paymentId, via, interactive, tx.now];
  return (await tx.read<{ id: string }>('payments-ask', ASK, values))[0]!.id;
};

/** Claims the calls that are due longest, up to a maximum for each lane, until the lease expires. */
export const claimCalls = async (pool: Pool, now: Date, most: Readonly<Record<PaymentCallLane, number>>) => {
  const values = [now, new Date(now.getTime() + LEASE_MS), most.waitedFor, most.others];
  const { rows } = await pool.query<ClaimedCall>({ name: 'payments-claim', text: CLAIM, values });
  return rows.map((work) => ({ lane: work.interactive ? ('waitedFor' as const) : ('others' as const), work }));
};

/** Ends a call. @returns true if this process still held it */
export const endCall = async (
  tx: StoreTransaction,
  { callId, attempts }: ClaimedCall,
  outcome: string,
): Promise<boolean> => (await tx.read('payments-end-call', END, [callId, attempts, outcome, tx.now])).length > 0;

/** Defers a call. @returns true if this process still held it */
export const putOffCall = async (
  tx: StoreTransaction,
  { callId, attempts }: ClaimedCall,
  { outcome, until, misses }: { readonly outcome: string; readonly until: Date; readonly misses: number },
): Promise<boolean> =>
  (await tx.read('payments-put-off', PUT_OFF, [callId, attempts, outcome, until, misses])).length > 0;

/** Loads the last or final outcome of a call; null before, and for an unknown call. */
export const outcomeOf = async (pool: Pool, callId: string): Promise<string | null> => {
  const text = 'select outcome from payments.external_calls where call_id = $1';
  const query = { name: 'payments-call-outcome', text, values: [callId] };
  return (await pool.query<{ outcome: string | null }>(query)).rows[0]?.outcome ?? null;
};

/** Returns true if a call has ended. */
export const hasEnded = async (pool: Pool, callId: string): Promise<boolean> => {
  const text = 'select from payments.external_calls where call_id = $1 and due_at is not null';
  return (await pool.query({ name: 'payments-open-call', text, values: [callId] })).rowCount === 0;
};
