import type { ChainPlace, CommitPlace } from '../../ledger/index.js';
import type { Database } from '../../platform/database/database.js';
import { READ_EVENT_ID } from '../../platform/store/event-row.js';
import { tryRead } from '../streams/unreadable.js';
import type { FactName } from './committed-facts.rows.js';
import { IN_COINS, LEFT_TO_RULE } from './event-types.rows.js';
import { IMPLIED_ROWS, type RowCounts } from './row-counts.rows.js';
import type { RunCursor } from './verification-runs.rows.js';

/** SQL of a column in the line that a link hashes (`formatChainLine` of the sequencer), as JSON. */
const text = (column: string): string => `to_json(${column})`;
const instant = (column: string): string =>
  `'"' || to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`;
const LINE = [
  'l.seq',
  text('e.stream_id'),
  'e.stream_version',
  text('e.event_id'),
  text('e.type'),
  'e.schema_version',
  text('e.partition_key'),
  text('e.data::text'),
  text('e.actor'),
  text('e.correlation_id'),
  `coalesce(${text('e.causation_id')}::text, 'null')`,
  instant('e.effective_at'),
  instant('e.recorded_at'),
].join(` || ',' || `);
/**
 * SQL that verifies a range of the log. It covers links, leaves, events without a number, lines of entries, and rows of
 * draws. May return false negatives, never false positives. On a failure, `verify-log.ts` applies the full rules.
 */
const VERIFY_RANGE = `with logged as materialized (
    select l.seq, l.hash, l.epoch, l.xid, l.ordinal, e.effective_at, e.recorded_at, e.actor, ${READ_EVENT_ID('e')} as event_id, e.type, e.partition_key, e.stream_id,
      e.data, e.stream_version, coalesce(l.type = e.type and l.hash = sha256(lag(l.hash, 1, $3::bytea) over (order by l.seq)
        || convert_to('[' || ${LINE} || ']', 'UTF8')), false) as is_linked
    from store.event_log l left join store.events e using (epoch, xid, ordinal) where l.seq > $1 and l.seq <= $2
  ), parsed as materialized (
    select g.*, t.*, d.* from logged g cross join lateral json_to_record(g.data) t (lines json, document json, lots json,
      "memberId" text, "drawId" text, "packId" text, currency text, cost integer, "firstSlot" integer, "prizeIndexes" integer[],
      extras text, "paidFrom" json, points text, "shipmentId" text, "dueAt" text)
      left join lateral json_to_record(t.document) d (kind text, id text, memo text) on true
  ), promised as materialized (
    select pack, (manifest ->> 'price_point')::integer as price,
        case manifest ->> 'payment_method' when '2' then 'coins' else 'points' end as currency
      from (select distinct "packId" as pack from parsed where type = 'CardsDrawn') p
        join store.events o on o.stream_id = 'box-' || pack and o.stream_version = 1
        cross join lateral cast(o.data ->> 'manifest' as json) manifest
  ), lines as (
    select event_id || '.' || (nth - 1) as id, stream_version, effective_at, recorded_at,
      case when type in (${IN_COINS}) then 'coins' else 'points' end as unit, type, kind, t.id as document, memo,
      case when actor is distinct from 'member:' || "memberId" then actor end as actor,
      case when account like 'member:%' then 'member:' || split_part(account, ':', -1) else account end as account_class,
      case when kind <> 'deposit' then "memberId" end as member_id, lot, amount
    from parsed t cross join lateral rows from (json_to_recordset(lines) as (account text, lot text, amount bigint))
      with ordinality l (account, lot, amount, nth)
    where document is not null and partition_key not in
      (select partition_key from store.dead_letters where reader = 'ledger_entries' and closed_at is null)
  ), things as (
    select t.stream_id, t.type = 'CardsDrawn' and d.version = 1 and t.cost = d.cost and (d.member_id::text, d.pack_id, d.currency,
        d.cost, d.first_slot, d.prizes, d.outcomes, d.undecided, d.due_at, d.extras, d.paid_from::text)
      is not distinct from (t."memberId", t."packId", p.currency, p.price * (cardinality(t."prizeIndexes") - d.extras),
        t."firstSlot", t."prizeIndexes", repeat('u', cardinality(t."prizeIndexes")), cardinality(t."prizeIndexes"),
        t."dueAt"::timestamptz, coalesce(t.extras, '0')::integer, t."paidFrom"::text) as is_right
    from parsed t left join draws.draws d on d.draw_id = case when t.type = 'CardsDrawn' then substr(t.stream_id, 6)::uuid end
      left join promised p on p.pack = d.pack_id
    where t.stream_id like 'draw-%' or t.stream_id like 'shipment-%'
  ), entries as materialized (
    select t.stream_id, t.stream_version, t.type, kind, coalesce(kind || ' ' || t.id || ' ' || substr(t.stream_id, 8), '') as key,
        (select coalesce(sum(amount), 0) from json_to_recordset(t.lines) l (account text, amount bigint)
          where account in ('member:' || substr(t.stream_id, 8) || ':paid', 'member:' || substr(t.stream_id, 8) || ':free',
            'member:' || substr(t.stream_id, 8) || ':coin')) as own
      from parsed t where t.stream_id like 'wallet-%' and t.lines is not null
  ), claims (stream_id, stream_version, key, amount) as (
    select stream_id, stream_version, coalesce('tickets ' || "drawId" || ' ' || "packId" || ' ' || "firstSlot" || ' '
        || "prizeIndexes"[:cardinality("prizeIndexes") - coalesce(extras, '0')::integer]::text, ''),
      case type when 'CardsDrawn' then 1 else -1 end from parsed where type in ('CardsDrawn', 'TicketsDrawn')
    union all
    select stream_id, stream_version, coalesce('draw ' || "drawId" || ' ' || "memberId", ''), cost from parsed where type = 'CardsDrawn'
    union all
    select stream_id, stream_version, coalesce('decision ' || "drawId" || ' ' || "memberId", ''), points::bigint
      from parsed where type = 'CardsDecided'
    union all
    select stream_id, stream_version, key, own from entries where kind = 'draw' and type in ('PointsSpent', 'CoinsSpent')
    union all
    select stream_id, stream_version, key, -own from entries where kind = 'decision' and own > 0
  ), unmatched as (
    select stream_id, stream_version from claims
      join (select key from claims group by key having sum(amount) <> 0) odd using (key)
    union
    select stream_id, stream_version from parsed where type in (${LEFT_TO_RULE}) or type = 'CardsDecided' and "shipmentId" is not null
    union
    select stream_id, stream_version from entries where own > 0 and kind is distinct from 'grant' and kind is distinct from 'decision'
  ), last as (select seq, hash, epoch, xid, ordinal from logged where seq = $2)
  select last.seq, last.hash, last.epoch, last.xid::text as xid, last.ordinal,
    (select array_agg(distinct stream_id) from things where is_right is not true) as things,
    (select json_agg(json_build_object('streamId', stream_id, 'version', stream_version)) from unmatched) as unmatched,
    ${IMPLIED_ROWS('parsed')}
  from last where (select count(*) = $2 - $1 and bool_and(is_linked) from logged)
    and (select count(*) from store.events e where (e.epoch, e.xid, e.ordinal) > ($4, $5::xid8, $6)
          and (e.epoch, e.xid, e.ordinal) <= (last.epoch, last.xid, last.ordinal)) = $2 - $1
    and not exists (select from logged g join proof.tiles t on t.level = 0 and t.index = (g.seq - 1) / 256
        and t.index between $1 / 256 and ($2 - 1) / 256
      where g.seq <= (select size from proof.tree)
        and substr(t.hashes, 32 * ((g.seq - 1) % 256)::int + 1, 32) is distinct from sha256('\\x00'::bytea || g.hash))
    and not exists (select from lines l left join ledger.ledger_entries x on x.id = l.id
      where (l.unit, l.account_class, l.member_id, l.lot, l.amount, l.stream_version, l.effective_at, l.recorded_at, l.type,
          l.kind, l.document, l.memo, l.actor)
        is distinct from (x.unit, x.account_class, x.member_id::text, x.lot_id::text, x.amount, x.stream_version, x.at, x.recorded_at,
          x.type, x.kind, x.document, x.memo, x.actor))`;

/** A range without faults. */
export interface VerifiedRange {
  readonly place: RunCursor;
  /** Streams of draws and parcels whose rows must be compared with all their events. */
  readonly things: readonly string[];
  /** Events that this range could not match within their commits. */
  readonly unmatched: readonly FactName[];
  readonly rowCounts: RowCounts;
}

interface RangeRow extends RunCursor, RowCounts {
  readonly things: readonly string[] | null;
  readonly unmatched: readonly FactName[] | null;
}

/**
 * Verifies a range.
 *
 * @returns null if something is wrong, or if PostgreSQL cannot decide
 */
export const verifyRange = async (
  { pool }: Database,
  from: ChainPlace & CommitPlace,
  through: number,
): Promise<VerifiedRange | null> => {
  const values = [from.seq, through, from.hash, from.epoch, from.xid, from.ordinal];
  const query = { name: 'books-range', text: VERIFY_RANGE, values };
  const [row] = (await tryRead(() => pool.query<RangeRow>(query)))?.rows ?? [];
  if (!row) return null;
  const { seq, hash, epoch, xid, ordinal, things, unmatched, lines, lots, draws, parcels } = row;
  const rowCounts = { lines, lots, draws, parcels };
  return { place: { seq, hash, epoch, xid, ordinal }, things: things ?? [], unmatched: unmatched ?? [], rowCounts };
};
