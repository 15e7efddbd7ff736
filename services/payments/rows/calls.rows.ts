import type { Pool } from 'pg';
import type { Yen } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { PaymentMethod, Provider, Via } from '../streams/payment.events.js';

/** Longer than any call takes: after it, another process takes over what one that died had claimed. */
export const LEASE_MS = 3 * 60_000;

/** Who or what wanted a call. */
export type CallVia = Via | 'member';

/** Calls that somebody waits for keep workers of their own. */
export type CallLane = 'waitedFor' | 'others';

export type CallKind = 'start' | 'query' | 'capture' | 'cancel' | 'refund';

/** A call to a provider that this process has for itself until its lease runs out. */
export interface ClaimedCall {
  readonly callId: string;
  readonly paymentId: string;
  readonly memberId: string;
  readonly provider: Provider;
  readonly method: PaymentMethod;
  readonly yen: Yen;
  readonly due: Date;
  /** What the provider calls the order, where it does not go by our id; null before anybody knows. */
  readonly orderRef: string | null;
  readonly kind: CallKind;
  readonly via: CallVia;
  readonly interactive: boolean;
  /** What a start says, encrypted. */
  readonly request: Buffer | null;
  /** Which try this is, from 1. */
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
/** One question at a time; what is wanted while it is on its way is asked once more after it. */
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
/** Nothing where another process has claimed it meanwhile: what comes of it is that one's to say. */
const END = `update payments.external_calls set outcome = $3,
    due_at = case when again then $4::timestamptz end, ended_at = case when again then null else $4::timestamptz end,
    attempts = case when again then 0 else attempts end, again = false, request = null
  where call_id = $1 and attempts = $2 and due_at is not null returning call_id`;
const PUT_OFF = `update payments.external_calls set outcome = $3, due_at = $4, misses = $5, interactive = false
  where call_id = $1 and attempts = $2 and due_at is not null returning call_id`;

/** Writes down what a provider is to be asked to do, with the intent. */
export const addCall = (tx: StoreTransaction, { callId, paymentId, kind, via, request }: NewCall): void =>
  tx.write('payments-add-call', ADD, [callId, paymentId, kind, via, request, tx.now]);

/** Has a provider asked what has become of a payment. @returns the id of the question that is open then */
export const addQuestion = async (
  tx: StoreTransaction,
  callId: string,
  { paymentId, via, interactive }: { readonly paymentId: string; readonly via: Via; readonly interactive: boolean },
): Promise<string> => {
  const values = [callId, paymentId, via, interactive, tx.now];
  return (await tx.read<{ id: string }>('payments-ask', ASK, values))[0]!.id;
};

/** The calls that are due longest, for this process alone while their lease lasts: so many of each lane at the most. */
export const claimCalls = async (pool: Pool, now: Date, most: Readonly<Record<CallLane, number>>) => {
  const values = [now, new Date(now.getTime() + LEASE_MS), most.waitedFor, most.others];
  const { rows } = await pool.query<ClaimedCall>({ name: 'payments-claim', text: CLAIM, values });
  return rows.map((work) => ({ lane: work.interactive ? ('waitedFor' as const) : ('others' as const), work }));
};

/** Ends a call. @returns whether it was still this process's */
export const endCall = async (
  tx: StoreTransaction,
  { callId, attempts }: ClaimedCall,
  outcome: string,
): Promise<boolean> => (await tx.read('payments-end-call', END, [callId, attempts, outcome, tx.now])).length > 0;

/** Puts a call off. @returns whether it was still this process's */
export const putOffCall = async (
  tx: StoreTransaction,
  { callId, attempts }: ClaimedCall,
  { outcome, until, misses }: { readonly outcome: string; readonly until: Date; readonly misses: number },
): Promise<boolean> =>
  (await tx.read('payments-put-off', PUT_OFF, [callId, attempts, outcome, until, misses])).length > 0;

/** How a call has ended, or last went; null before, and for one that is none. */
export const outcomeOf = async (pool: Pool, callId: string): Promise<string | null> => {
  const text = 'select outcome from payments.external_calls where call_id = $1';
  const query = { name: 'payments-call-outcome', text, values: [callId] };
  return (await pool.query<{ outcome: string | null }>(query)).rows[0]?.outcome ?? null;
};

/** Whether a call has ended. */
export const hasEnded = async (pool: Pool, callId: string): Promise<boolean> => {
  const text = 'select from payments.external_calls where call_id = $1 and due_at is not null';
  return (await pool.query({ name: 'payments-open-call', text, values: [callId] })).rowCount === 0;
};
