import { addDays } from '../../kernel/business-days.js';
import { yen } from '../../kernel/money.js';
import { startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import type { PaymentStatus } from '../../payments/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type IncomingLine, identityOf } from '../streams/incoming-lines.js';
import type { AwaitedTransfer, Earlier, Incoming, MatchContext } from '../streams/match-line.js';
import type { KnownDeposit } from '../streams/recognise-line.js';
import { findPayers, openPayouts } from './payouts.rows.js';

/** The maximum age of a transfer, in days, that a late deposit can still match by its content. */
const LOOKED_BACK_DAYS = 90;

const BY_HAND = `p.status = 'paid' and p.provider_ref = 'deposit:' || p.payment_id
    and not exists (select from payments.deposits x where x.payment_id = p.payment_id and x.is_credited)`;

export const TRANSFER_COLUMNS = `p.payment_id as "paymentId", p.member_id as "memberId", p.yen, p.status,
  p.requested_at as "requestedAt", p.due_at as "dueAt", d.number, d.sender_key as key, ${BY_HAND} as "isByHand"`;

const TRANSFERS = `with meant as (
    select payment_id from payments.details where number = any($1::text[])
    union
    select payment_id from payments.details where sender_key = any($2::text[]))
  select ${TRANSFER_COLUMNS}
    from meant join payments.payments p using (payment_id) join payments.details d using (payment_id)
   where p.method = 'bank-transfer' and p.requested_at >= $3 order by p.requested_at, p.payment_id`;

const EARLIER = `with meant as (
    select deposit_id from payments.deposit_senders where number = any($1::text[])
    union
    select deposit_id from payments.deposit_senders where sender_key = any($2::text[]))
  select d.deposit_id as "depositId", d.booked_on::text as "bookedOn", d.enquiry, d.yen, d.is_reversal as "isReversal",
    s.number, s.sender_key as key, d.status = 'held' and d.held_yen > 0 and d.because is distinct from 'maybe-known' as "isHeld", d.payment_id as "paymentId",
    d.is_credited as "isCredited"
    from meant join payments.deposits d using (deposit_id) join payments.deposit_senders s using (deposit_id)
   where d.booked_on >= $3::date and (d.status = 'held' or d.is_credited) and d.status <> 'reversed' order by d.booked_on, d.deposit_id`;

export interface TransferRow extends Omit<AwaitedTransfer, 'requestedOn' | 'dueOn'> {
  readonly status: PaymentStatus;
  readonly requestedAt: Date;
  readonly dueAt: Date;
}

export const transferOf = ({ requestedAt, dueAt, ...row }: TransferRow): AwaitedTransfer => ({
  ...row,
  yen: yen(row.yen),
  requestedOn: toTokyoDate(requestedAt),
  dueOn: toTokyoDate(dueAt),
});

/** Loads the context for matching these lines. */
export const loadMatchContext = async (tx: StoreTransaction, lines: readonly Incoming[]): Promise<MatchContext> => {
  if (lines.length === 0) return { transfers: [], earlier: [], payers: new Map(), payouts: [] };
  const first = lines.map(({ bookedOn }) => bookedOn).sort()[0] as TokyoDate;
  const since = addDays(first, -LOOKED_BACK_DAYS);
  const numbers = lines.flatMap(({ number }) => number ?? []);
  // Many members share a name, so names are queried only for lines without a number.
  const keys = [...new Set(lines.flatMap(({ number, key }) => (number !== null || key === '' ? [] : key)))];
  const transfers = await tx.read<TransferRow & Record<string, unknown>>('payments-transfers', TRANSFERS, [
    numbers,
    keys,
    startOfTokyoDate(since),
  ]);
  const earlier = await tx.read<Earlier & Record<string, unknown>>('payments-earlier-deposits', EARLIER, [
    numbers,
    keys,
    since,
  ]);
  const payers = await findPayers(tx, keys);
  const payouts = payers.size === 0 ? [] : await openPayouts(tx, [...new Set(payers.values())]);
  return { transfers: transfers.map(transferOf), earlier, payers, payouts };
};

const KNOWN = `select identity, file_id as "fileId", balance from payments.deposits where identity = any($1::bytea[])`;

type KnownRow = { readonly identity: Buffer; readonly fileId: string; readonly balance: number | null };

/** The number of additional positions at which equal deposits are looked up. A sender rarely makes more in a day. */
const PLACES_BEYOND = 8;

const knownBalance = ({ balance }: Pick<KnownRow, 'balance'>): number | null =>
  balance === null ? null : Number(balance);

const placesOf = ({ balancesBefore }: IncomingLine): number => balancesBefore.length + 1 + PLACES_BEYOND;

const saysTheSame = (line: IncomingLine, identity: Buffer): boolean =>
  Array.from({ length: placesOf(line) }, (_, at) => identityOf(line.said, at + 1)).some((one) => one.equals(identity));

/** Finds deposits with the same content as these lines. @param fileId of the lines; null before the first import */
export const findEqualDeposits = async (
  tx: StoreTransaction,
  lines: readonly IncomingLine[],
  fileId: string | null,
): Promise<Map<string, KnownDeposit[]>> => {
  const places = new Map<string, { readonly said: string; readonly nth: number }>();
  for (const line of lines) {
    const { said } = line;
    for (let nth = 1; nth <= placesOf(line); nth += 1) places.set(identityOf(said, nth).toString('hex'), { said, nth });
  }
  const identities = [...places.keys()].map((identity) => Buffer.from(identity, 'hex'));
  const rows = await tx.read<KnownRow>('payments-known-deposits', KNOWN, [identities]);
  const like = new Map<string, KnownDeposit[]>();
  for (const row of rows) {
    const { said, nth } = places.get(row.identity.toString('hex'))!;
    const known = { nth, balance: knownBalance(row), isOfSameFile: row.fileId === fileId };
    like.set(said, [...(like.get(said) ?? []), known]);
  }
  for (const known of like.values()) known.sort((one, other) => one.nth - other.nth);
  return like;
};

const AKIN = `select d.identity, d.file_id as "fileId", d.balance, d.enquiry, d.booked_on::text as "bookedOn", d.yen,
    d.is_reversal as "isReversal", s.number, s.sender_key as key
  from payments.deposit_senders s join payments.deposits d using (deposit_id)
 where s.sender_key = any($1::text[]) and d.booked_on = any($2::date[]) and d.yen = any($3::bigint[])`;

type Meaning = Pick<IncomingLine, 'bookedOn' | 'yen' | 'isReversal' | 'number' | 'key'>;
type AkinRow = KnownRow & Meaning & Pick<IncomingLine, 'enquiry'>;

const meaningOf = ({ bookedOn, yen: amount, isReversal, number, key }: Meaning): string =>
  JSON.stringify([bookedOn, Number(amount), isReversal, number, key]);

/** Two transfers with different numbers of the bank are never the same. */
const mayBeOne = (one: string, other: string): boolean => one === '' || other === '' || one === other;

/**
 * Finds deposits with the day, amount and sender of these lines, but in another notation: another layout, or without
 * the bank's numbers. @param fileId of the lines; null before the first import
 */
export const findAkinDeposits = async (
  tx: StoreTransaction,
  lines: readonly IncomingLine[],
  fileId: string | null,
): Promise<(line: IncomingLine) => readonly KnownDeposit[]> => {
  const rows = await tx.read<AkinRow & Record<string, unknown>>('payments-akin-deposits', AKIN, [
    [...new Set(lines.map(({ key }) => key))],
    [...new Set(lines.map(({ bookedOn }) => bookedOn))],
    [...new Set(lines.map((line) => line.yen))],
  ]);
  const byMeaning = new Map<string, AkinRow[]>();
  for (const row of rows) byMeaning.set(meaningOf(row), [...(byMeaning.get(meaningOf(row)) ?? []), row]);
  return (line) =>
    (byMeaning.get(meaningOf(line)) ?? [])
      .filter((row) => mayBeOne(row.enquiry, line.enquiry) && !saysTheSame(line, row.identity))
      .map((row, at) => ({ nth: at + 1, balance: knownBalance(row), isOfSameFile: row.fileId === fileId }));
};

const IS_BY_HAND = `select ${BY_HAND} as "isByHand" from payments.payments p where p.payment_id = $1`;

/** Returns true if an operator has confirmed the payment manually, and no deposit was matched with it yet. */
export const isConfirmedByHand = async (tx: StoreTransaction, paymentId: string): Promise<boolean> =>
  (await tx.read<{ isByHand: boolean | null }>('payments-is-by-hand', IS_BY_HAND, [paymentId]))[0]?.isByHand ?? false;

const ORIGINALS = `select deposit_id as "depositId" from payments.deposits
  where payment_id = $1 and is_credited and not is_reversal and enquiry = $2 and yen = $3 and deposit_id <> $4`;

/** Finds the deposit that a reversal cancels, by the bank's data of both; null if it is not certain. */
export const originalOf = async (
  tx: StoreTransaction,
  depositId: string,
): Promise<{ readonly depositId: string; readonly paymentId: string } | null> => {
  const text = `select payment_id as "paymentId", enquiry, yen from payments.deposits where deposit_id = $1 and is_reversal`;
  type Reversal = { readonly paymentId: string | null; readonly enquiry: string; readonly yen: number };
  const [line] = await tx.read<Reversal>('payments-reversal', text, [depositId]);
  if (!line?.paymentId) return null;
  const { paymentId, enquiry, yen: amount } = line;
  const original = await tx.read<{ depositId: string }>('payments-originals', ORIGINALS, [
    paymentId,
    enquiry,
    amount,
    depositId,
  ]);
  return original.length === 1 ? { depositId: original[0]!.depositId, paymentId } : null;
};
