import type { Database } from '../../platform/database/database.js';
import type { Signal, SignalKind } from '../streams/signal.js';

/** A trait shared by more members than this is ignored. */
const MAX_SHARING = 50;
/** Traits of one kind in one run; the most recently seen come first. */
const MAX_PER_KIND = 20_000;

/** Builds SQL for members who share a key. @param traits SQL that returns `key`, `member_id` and `at` */
const shared = (traits: string, least = 2): string => `select array_agg(member_id order by member_id) as members,
    min(at) as since, max(last) as last
  from (select key, member_id, min(at) as at, max(at) as last from (${traits}) t group by key, member_id) t
  group by key having count(*) between ${least} and ${MAX_SHARING}
  order by max(last) desc limit ${MAX_PER_KIND}`;

/** Builds SQL for members with many events within a short time. @param eventsSql SQL that returns `member_id` and `at` */
const burst = (eventsSql: string, times: number, within: string): string => `select array[member_id] as members,
    min(first) as since, max(at) as last
  from (select member_id, at, lag(at, ${times - 1}) over (partition by member_id order by at) as first from (${eventsSql}) a) a
  where at - first <= interval '${within}' group by member_id order by max(at) desc limit ${MAX_PER_KIND}`;

const HALF_A_YEAR = "$1::timestamptz - interval '180 days'";
const A_MONTH = "$1::timestamptz - interval '30 days'";
const paymentDetail = (
  field: string,
): string => `select d.content ->> '${field}' as key, p.member_id, p.requested_at as at
  from payments.details d join payments.payments p using (payment_id)
  where d.content ->> '${field}' <> '' and p.requested_at > ${HALF_A_YEAR}`;
const buildHasPaid = (member: string): string =>
  `exists (select from payments.payments p where p.member_id = ${member} and p.status = 'paid')`;

/**
 * The SQL for each kind of signal. A released phone number still counts for its former member. Cards are compared by masked
 * number, transfers by the sender's name, accounts of a wallet by fingerprint. Postal addresses are normalized.
 */
const SIGNALS: { readonly [Kind in SignalKind]: string } = {
  phone: shared(`select number as key, member_id, verified_at as at from members.phone_holders
    union all select regexp_replace('+' || members.tel_key(tel), '^[+]0', '+81'), member_id, created_at
      from members.profiles where length(members.tel_key(tel)) between 8 and 15`),
  mailbox: shared(`select members.mailbox_key(mail) as key, member_id, created_at as at from members.profiles
    where mail <> ''`),
  device: shared(`select address || ' ' || device as key, member_id, at from members.log_ins
    where address <> '' and device <> '' and at > ${HALF_A_YEAR}`),
  card: shared(paymentDetail('cardNumber')),
  payer: shared(`select d.sender_key as key, p.member_id, p.requested_at as at
    from payments.details d join payments.payments p using (payment_id)
    where d.sender_key <> '' and p.requested_at > ${HALF_A_YEAR}
    union all ${paymentDetail('tel')}`),
  'payer-account': shared(`select unnest(d.payer_fingerprints) as key, p.member_id, p.requested_at as at
    from payments.details d join payments.payments p using (payment_id)
    where p.requested_at > ${HALF_A_YEAR}`),
  place: shared(`select members.place_key(zipcode, shiku, address, building) as key, member_id, created_at as at
    from members.profiles where address <> ''
    union all select members.place_key(zipcode, shiku, address, building), member_id, requested_at
      from shipments.parcels where address <> '' and requested_at > ${HALF_A_YEAR}`),
  network: shared(`select address as key, member_id, at from members.log_ins
    where address <> '' and at > ${HALF_A_YEAR}`),
  referral: `select array_sort as members, opened_at as since, opened_at as last from (
      select array[least(referrer_id, friend_id), greatest(referrer_id, friend_id)] as array_sort, opened_at
      from referrals.referrals r where status in ('waiting', 'held', 'paid') and not ${buildHasPaid('r.friend_id')}) r
    order by opened_at desc limit ${MAX_PER_KIND}`,
  'referral-chain': `select (select array_agg(m order by m) from unnest(array[a.referrer_id, a.friend_id, b.friend_id]) m) as members,
      a.opened_at as since, b.opened_at as last
    from referrals.referrals a join referrals.referrals b on b.referrer_id = a.friend_id
    where a.status in ('waiting', 'held', 'paid') and b.status in ('waiting', 'held', 'paid')
      and not ${buildHasPaid('b.friend_id')} and b.friend_id <> a.referrer_id
    order by b.opened_at desc limit ${MAX_PER_KIND}`,
  'newcomer-draws': shared(
    `select d.pack_id || ' ' || l.address || ' ' || (d.drawn_at at time zone 'Asia/Tokyo')::date as key, d.member_id, d.drawn_at as at
      from draws.draws d join catalog.packs k on k.pack_id = d.pack_id and k.newcomer_days > 0
      join members.log_ins l on l.member_id = d.member_id and l.address <> ''
        and l.at between d.drawn_at - interval '1 day' and d.drawn_at
      where d.drawn_at > ${A_MONTH}`,
    3,
  ),
  registrations: shared(
    `select l.address || ' ' || (p.created_at at time zone 'Asia/Tokyo')::date as key, p.member_id, p.created_at as at
      from members.profiles p join members.log_ins l on l.member_id = p.member_id and l.address <> ''
        and l.at between p.created_at and p.created_at + interval '1 hour'
      where p.created_at > ${A_MONTH}`,
    4,
  ),
  payments: burst(
    `select member_id, requested_at as at from payments.payments where requested_at > ${A_MONTH}`,
    10,
    '1 hour',
  ),
  'failed-payments': burst(
    `select member_id, requested_at as at from payments.payments where status = 'failed' and requested_at > ${A_MONTH}`,
    5,
    '1 day',
  ),
  chargebacks: burst(
    `select member_id, requested_at as at from payments.payments
      where disputed_yen + charged_back_yen > 0 and requested_at > ${HALF_A_YEAR}`,
    2,
    '90 days',
  ),
};

interface Row {
  readonly members: readonly string[];
  readonly since: Date;
  readonly last: Date;
}

/** Reads all signals of all members, one kind after the other: nobody waits for the result. */
export const readSignals = async ({ pool }: Database, now: Date): Promise<Signal[]> => {
  const signals: Signal[] = [];
  for (const [kind, text] of Object.entries(SIGNALS) as [SignalKind, string][]) {
    const { rows } = await pool.query<Row>(text, text.includes('$1') ? [now] : []);
    for (const { members, since, last } of rows)
      signals.push({ kind, members, since: since.toISOString(), last: last.toISOString() });
  }
  return signals;
};
