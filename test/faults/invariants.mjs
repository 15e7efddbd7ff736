import { parts } from '../../dist/services/parts.js';
import { wrongSumsOf } from '../../dist/services/platform/projections/running-sums.js';

/** Checks of running sums, which must agree with their rows. */
const SUMS = Object.fromEntries(
  parts
    .flatMap(({ projections = [] }) => projections)
    .filter(({ sums }) => sums)
    .map((projection) => [`a sum of ${projection.table} that its rows do not add up to`, wrongSumsOf(projection)]),
);

/**
 * Invariants that hold at any moment, while the shop works. Each query counts violations in one snapshot. Ledger queries only
 * read entries since the last check, whose horizon is $1.
 */
const AT_ANY_MOMENT = {
  'a finding of tampering in the books': 'select count(*) from books.findings',
  'a negative wallet': 'select count(*) from points.wallets where least(paid, free, coin) < 0',
  'a balance that is not the sum of its lots': `select count(*) from points.wallets w left join (
      select member_id, sum(remaining) filter (where kind = 'paid') as paid,
             sum(remaining) filter (where kind = 'free') as free from points.lots group by member_id) l using (member_id)
    where (w.paid, w.free) is distinct from (coalesce(l.paid, 0), coalesce(l.free, 0))`,
  'an oversold box': 'select count(*) from draws.boxes where drawn > tickets or 0 > any(remaining)',
  'a box whose drawn count differs from its draws': `select count(*) from draws.boxes b left join (
      select pack_id, sum(cardinality(prizes) - extras) as cards, max(first_slot + cardinality(prizes) - extras) as slots
        from draws.draws group by pack_id) d using (pack_id)
    where b.drawn <> coalesce(d.cards, 0) or b.drawn <> coalesce(d.slots, 0)`,
  'an exchange offer whose taken count differs from the received cards': `select count(*) from exchanges.offers o
      left join (select pack_id, count(*) as received from draws.draws group by 1) d on d.pack_id = o.id::text
    where o.stock < 0 or o.taken <> coalesce(d.received, 0)`,
  'a ticket number used twice or skipped': `select count(*) from (
      select first_slot, coalesce(lag(first_slot + cardinality(prizes) - extras) over (partition by pack_id order by first_slot), 0)
        as next from draws.draws) d where first_slot <> next`,
  'a draw whose cards are miscounted': `select count(*) from draws.draws
    where length(outcomes) <> cardinality(prizes) or undecided <> length(translate(outcomes, 'scxf', ''))`,
  'a draw with undecided cards and no deadline, or the other way round': `select count(*) from draws.draws t
      full join (select * from store.deadlines where kind = 'undecided-cards') d on d.stream_id = 'draw-' || t.draw_id
    where (coalesce(t.undecided, 0) > 0) <> (d.due_at is not distinct from t.due_at and d.due_at is not null)`,
  'a member who has referred more than ten friends': `select count(*) from (
      select referrer_id from referrals.referrals where status in ('waiting', 'held', 'paid')
       group by 1 having count(*) > 10) r`,
  'an entry that does not sum to zero': `select count(*) from (
      select sum((l->>'amount')::int) as sum from store.events e, json_array_elements(e.data->'lines') l
       where e.xid >= $1::text::xid8 group by e.stream_id, e.stream_version) s
    where sum <> 0`,
  'a draw without its tickets and its price, or two of one command': `select count(*) from (
      select count(*) filter (where type = 'CardsDrawn') as draws, count(*) filter (where type = 'TicketsDrawn') as tickets,
             count(*) filter (where type = 'PointsSpent') as prices
        from store.events where xid >= $1::text::xid8 and type in ('CardsDrawn', 'TicketsDrawn', 'PointsSpent')
       group by correlation_id) c
    where (draws, tickets, prices) <> (1, 1, 1)`,
  ...SUMS,
};

/** Invariants that hold at rest, when every consumer has reached the end of the log. */
const WHEN_QUIET = {
  'points or coins without a source': `select count(*) from (
      select e.type like 'Coins%' as coins, sum((l->>'amount')::int) as sum
        from store.events e, json_array_elements(e.data->'lines') l group by 1) s where sum <> 0`,
  'a balance that the log does not explain': `select count(*) from (
      select 'member:' || member_id || ':' || k as account,
             case k when 'paid' then paid when 'free' then free else coin end as amount
        from points.wallets, unnest(array['paid', 'free', 'coin']) k) w
      full join (select l->>'account' as account, sum((l->>'amount')::int) as amount
                   from store.events e, json_array_elements(e.data->'lines') l
                  where l->>'account' like 'member:%' group by 1) e using (account)
    where coalesce(w.amount, 0) <> coalesce(e.amount, 0)`,
  'a lot that the log does not explain': `select count(*) from points.lots t
      full join (select l->>'lot' as lot, sum((l->>'amount')::int) as amount
                   from store.events e, json_array_elements(e.data->'lines') l where l->>'lot' is not null group by 1) e
      on e.lot = t.lot_id::text
    where t.remaining is distinct from e.amount`,
  'a lot with points and no deadline, or the other way round': `select count(*) from points.lots t
      full join (select * from store.deadlines where kind = 'lot-expiry') d on d.ref = t.lot_id::text
    where (coalesce(t.remaining, 0) > 0) <> (d.due_at is not distinct from t.expires_at and d.due_at is not null)`,
  'a ticket that is neither drawn nor left': `select count(*) from (
      select b.pack_id, i - 1 as prize, (b.offer->'prizes'->(i - 1)->>'quantity')::int - b.remaining[i] as gone
        from draws.boxes b, generate_subscripts(b.remaining, 1) i) t
      left join (select pack_id, prize, count(*) as drawn from draws.draws, unnest(prizes) prize group by 1, 2) d
      using (pack_id, prize)
    where t.gone <> coalesce(d.drawn, 0)`,
  'a card whose outcome differs from the log': `select count(*) from (
      select draw_id, i - 1 as card, substr(outcomes, i, 1) as outcome from draws.draws, generate_series(1, length(outcomes)) i) c
      full join (select (data->>'drawId')::uuid as draw_id, card::text::int as card, string_agg(outcome, '') as outcome from (
          select data, json_array_elements(data->'shipped') as card, 's' as outcome from store.events where type = 'CardsDecided'
          union all
          select data, json_array_elements(data->'converted'), 'c' from store.events where type = 'CardsDecided'
          union all
          select data, json_array_elements(data->'cards'), 'x' from store.events where type = 'CardsExchanged'
          union all
          select data, json_array_elements(data->'cards'), 'f' from store.events where type = 'CardsForfeited') e
        group by 1, 2) e using (draw_id, card)
    where c.outcome is distinct from coalesce(e.outcome, 'u')`,
  'a shipped card that is not in exactly one parcel, or a card in a parcel that is not shipped': `select count(*) from (
      select draw_id, i - 1 as card from draws.draws, generate_series(1, length(outcomes)) i where substr(outcomes, i, 1) = 's') c
      full join (select (i->>'drawId')::uuid as draw_id, (i->>'index')::int as card, count(*) as parcels
                   from shipments.parcels, jsonb_array_elements(items) i group by 1, 2) p using (draw_id, card)
    where c.card is null or p.parcels is distinct from 1`,
  'a payment that was not credited once, in its yen': `select count(*) from (
      select data->>'paymentId' as id, count(*) as times, sum((data->>'yen')::int) as yen
        from store.events where type = 'PaymentConfirmed' group by 1) p
      full join (select e.data->'document'->>'id' as id, count(*) as times, sum((l->>'amount')::int) as yen
                   from store.events e, json_array_elements(e.data->'lines') l
                  where e.type = 'PointsIssued' and e.data->'document'->>'kind' = 'payment' and l->>'account' like 'member:%:paid'
                  group by 1) c using (id)
    where (p.times, c.times, p.yen) is distinct from (1, 1, c.yen)`,
  'a referral bonus that either member did not get exactly once': `select count(*) from (
      select data->>'friendId' as id, member, count(*) as times, sum((data->>'points')::int) as points
        from store.events, unnest(array[data->>'friendId', data->>'referrerId']) member
       where type = 'ReferralPaid' group by 1, 2) r
      full join (select e.data->'document'->>'id' as id, e.data->>'memberId' as member, count(*) as times,
                        sum((l->>'amount')::int) as points
                   from store.events e, json_array_elements(e.data->'lines') l
                  where e.type = 'PointsIssued' and e.data->'document'->>'kind' = 'referral'
                    and l->>'account' like 'member:%:free'
                  group by 1, 2) g using (id, member)
    where (r.times, g.times, r.points) is distinct from (1, 1, g.points)`,
  'a transfer that differs from its ledger entries': `select count(*) from (
      select transfer_id::text as id, case when status <> 'done' then 0 when direction = 'in' then -points else points end as moved,
             case when status = 'requested' and direction = 'out' then points else 0 end as under_way
        from partners.transfers) t
      full join (select e.data->'document'->>'id' as id,
                        sum((l->>'amount')::int) filter (where l->>'account' like 'partner:%') as moved,
                        sum((l->>'amount')::int) filter (where l->>'account' = 'transfers') as under_way
                   from store.events e, json_array_elements(e.data->'lines') l
                  where e.data->'document'->>'kind' = 'transfer' group by 1) b using (id)
    where (t.moved, t.under_way) is distinct from (coalesce(b.moved, 0), coalesce(b.under_way, 0))`,
  'a referral that waits though its conditions are met': `select count(*) from members.profiles f
      join members.profiles r on r.referral_code = f.referral_code_given
      join members.phone_holders h on h.member_id = f.member_id and h.released_at is null
      left join referrals.referrals t on t.friend_id = f.member_id
    where t.status is null or t.status = 'waiting'
      and exists (select from members.phone_holders where member_id = r.member_id and released_at is null)
      and exists (select from payments.payments
                   where member_id = r.member_id and status = 'paid' and not 'in-suspense' = any(alarms))`,
  'a row whose version differs from its stream': `select count(*) from (
      select 'wallet-' || member_id as stream_id, version from points.wallets
      union all select 'payment-' || payment_id, version from payments.payments
      union all select 'draw-' || draw_id, version from draws.draws
      union all select 'referral-' || friend_id, version from referrals.referrals
      union all select 'partner-transfer-' || transfer_id, version from partners.transfers
      union all select 'box-' || pack_id, version from draws.boxes) s
      left join (select stream_id, max(stream_version) as version from store.events group by 1) e using (stream_id)
    where s.version <> coalesce(e.version, 0)`,
  'a hole in a stream': `select count(*) from (
      select 1 from store.events group by stream_id having count(*) <> max(stream_version)) s`,
  'a hole in the log': 'select max(seq) - count(*) from store.event_log',
  'a fact without a number': `select count(*) from store.events e left join store.event_log l using (epoch, xid, ordinal)
    where l.seq is null and e.recorded_at < now() - interval '1 minute' and e.recorded_at > now() - interval '12 hours'`,
  'a deadline that has passed': "select count(*) from store.deadlines where due_at < now() - interval '1 minute'",
  'a fact that was parked': 'select count(*) from store.dead_letters where closed_at is null',
  'a shipped parcel without exactly one notice to its member': `select count(*) from (
      select 'notify-member-when-shipped/' || event_id as id from store.events where type = 'ShipmentShipped') e
      full join (select id from mail.messages where id like 'notify-member-when-shipped/%') m using (id)
    where e.id is null or m.id is null`,
};

const HORIZON = 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon';

/** Counts violations in one snapshot. @returns those that occur, in words */
const findViolations = async (pool, queries, values) => {
  const counts = Object.values(queries).map((query) => `(${query})`);
  const { rows } = await pool.query(`select array[${counts.join(', ')}]::bigint[] as counts`, values);
  return Object.keys(queries).flatMap((name, i) =>
    Number(rows[0].counts[i]) === 0 ? [] : [`${rows[0].counts[i]} × ${name}`],
  );
};

export class InvariantChecks {
  #horizon = '0';

  constructor(pool) {
    this.pool = pool;
  }

  /** Checks the invariants that hold at any moment. @returns the violations, in words */
  async glance() {
    const { horizon } = (await this.pool.query(HORIZON)).rows[0];
    const violations = await findViolations(this.pool, AT_ANY_MOMENT, [this.#horizon]);
    this.#horizon = horizon;
    return violations;
  }

  /** Checks the invariants that hold at rest. @returns the violations, in words */
  async look() {
    return [...(await this.glance()), ...(await findViolations(this.pool, WHEN_QUIET, []))];
  }
}
