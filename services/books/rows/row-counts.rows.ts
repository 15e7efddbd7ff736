import type { Database } from '../../platform/database/database.js';
import { READ_EVENT_ID } from '../../platform/store/event-row.js';
import type { Difference, Finding } from '../streams/finding.js';
import { BEGINS_DRAW, BEGINS_SHIPMENT, WITH_NEW_LOTS } from './event-types.rows.js';

/** The numbers of rows that events of the log imply. */
export interface RowCounts {
  readonly lines: number;
  readonly lots: number;
  readonly draws: number;
  readonly parcels: number;
}

/** SQL of a list. A tampered event may contain anything else, which implies no rows. */
const list = (json: string): string => `case json_typeof(${json}) when 'array' then ${json} else '[]' end`;
/** SQL of the parts of an event's data that imply rows. */
const READ = `json_to_record(case json_typeof(e.data) when 'object' then e.data else '{}' end) t (lines json, document json, lots json)`;
/**
 * SQL of the numbers of rows that events imply, a column for each table. Its argument is SQL of events with `type` and
 * the parts of their data.
 */
export const IMPLIED_ROWS = (events: string): string => `
    (select coalesce(sum(json_array_length(${list('lines')})), 0)::bigint from ${events} where document is not null) as lines,
    (select coalesce(sum(json_array_length(${list('lots')})), 0)::bigint from ${events} where type in (${WITH_NEW_LOTS})) as lots,
    (select count(*) from ${events} where type in (${BEGINS_DRAW})) as draws,
    (select count(*) from ${events} where type in (${BEGINS_SHIPMENT})) as parcels`;
const COUNT_IMPLIED = `with parsed as materialized (select e.type, t.* from store.event_log l join store.events e using (epoch, xid, ordinal)
    cross join lateral ${READ} where l.seq > $1 and l.seq <= $2) select ${IMPLIED_ROWS('parsed')}`;

/**
 * SQL of the numbers for verified events and for newer ones at the same moment. Lines arrive with the projection that
 * lists them.
 */
const COUNT = `with walk as (select * from books.walks where walk = 'new'),
  later as materialized (select e.type, t.*, e.epoch, e.xid, e.ordinal from store.events e cross join walk w
    cross join lateral ${READ} where (e.epoch, e.xid, e.ordinal) > (w.epoch, w.xid, w.ordinal)),
  listed as materialized (select e.type, e.lines, e.document, e.lots from later e join store.event_log l using (epoch, xid, ordinal)
    join store.checkpoints c on c.reader = 'ledger_entries'
    left join store.lane_checkpoints n on n.reader = c.reader and n.lane = l.lane
    where l.seq <= greatest(c.seq, n.seq)),
  held as materialized (select e.type, t.* from store.dead_letters d join store.event_log l using (seq)
    join store.events e using (epoch, xid, ordinal) cross join lateral ${READ}
    where d.reader = 'ledger_entries' and d.closed_at is null),
  expected (name, rows) as (
    select 'ledger.ledger_entries', w.lines + a.lines - h.lines from walk w, (select ${IMPLIED_ROWS('listed')}) a, (select ${IMPLIED_ROWS('held')}) h
    union all select u.* from walk w, (select ${IMPLIED_ROWS('later')}) l cross join lateral
      (values ('points.lots', w.lots + l.lots), ('draws.draws', w.draws + l.draws), ('shipments.parcels', w.parcels + l.parcels)) u),
  found (name, rows) as (
    select 'ledger.ledger_entries', count(*) from ledger.ledger_entries union all select 'points.lots', count(*) from points.lots
    union all select 'draws.draws', count(*) from draws.draws union all select 'shipments.parcels', count(*) from shipments.parcels)
  select name, e.rows as expected, f.rows as actual from expected e join found f using (name) where e.rows <> f.rows order by name`;

/** Maximum number of rows located. If the count still differs, there are more. */
const LOCATED = 100;
const first = (prefix: string, id: string): string =>
  `not exists (select from store.events e where e.stream_id = '${prefix}-' || ${id} and e.stream_version = 1)`;
/** SQL of the rows without an event, by table. */
const ORPHANS: Readonly<Record<string, string>> = {
  'draws.draws': `select 'draw' as check, draw_id::text as subject, member_id as "memberId" from draws.draws where ${first('draw', 'draw_id')}`,
  'shipments.parcels': `select 'shipment' as check, shipment_id::text as subject, member_id as "memberId" from shipments.parcels
    where ${first('shipment', 'shipment_id')}`,
  'points.lots': `select 'wallet' as check, t.member_id::text as subject, t.member_id as "memberId", t.lot_id as "lotId"
    from points.lots t left join (select l ->> 'lotId' as id from store.events e, json_array_elements(${list("e.data -> 'lots'")}) l
      where e.type in (${WITH_NEW_LOTS})) i on i.id = t.lot_id::text where i.id is null`,
  'ledger.ledger_entries': `select 'entry' as check, t.id as subject,
      case when t.account_class like 'member:%' then t.member_id end as "memberId" from ledger.ledger_entries t
    left join (select ${READ_EVENT_ID('e')} as event_id, e.data from store.events e) e on e.event_id::text = left(t.id, 36) and t.id = any(
      select e.event_id || '.' || n from generate_series(0, json_array_length(${list("e.data -> 'lines'")}) - 1) n)
    where e.event_id is null`,
};

/** Selects an entry without a matching event at the position in the log where that event must be. */
const ORPHAN_ENTRY = `select from ledger.ledger_entries t left join store.events e on e.stream_version = t.stream_version
    and e.stream_id = case t.kind when 'deposit' then 'deposit-' || t.document else 'wallet-' || t.member_id end
  where t.id = $1 and (e.event_id is null or ${READ_EVENT_ID('e')}::text is distinct from left(t.id, 36)
    or split_part(t.id, '.', 2)::int >= json_array_length(${list("e.data -> 'lines'")}))`;

export interface DifferingTable {
  readonly name: string;
  readonly expected: number;
  readonly actual: number;
}

/**
 * Counts the rows that the numbers of a range imply.
 *
 * @param through the last of them
 */
export const countImpliedRows = async ({ pool }: Database, after: number, through: number): Promise<RowCounts> =>
  (await pool.query<RowCounts>({ name: 'books-implied-rows', text: COUNT_IMPLIED, values: [after, through] })).rows[0]!;

/** Returns the tables with more or fewer rows than the log implies. Requires a verification up to the newest events. */
export const findDifferingTables = async ({ pool }: Database): Promise<readonly DifferingTable[]> =>
  (await pool.query<DifferingTable>({ name: 'books-count', text: COUNT })).rows;

/** Returns true if an entry is listed and no event contains it. */
export const isOrphanEntry = async ({ pool }: Database, id: string): Promise<boolean> =>
  (await pool.query({ name: 'books-orphan-entry', text: ORPHAN_ENTRY, values: [id] })).rows.length > 0;

/** Returns the rows of a table without an event, as far as they are located. */
export const findOrphanRows = async ({ pool }: Database, name: string): Promise<readonly Finding[]> => {
  const { rows } = await pool.query<Pick<Finding, 'check' | 'subject' | 'memberId'> & { lotId?: string }>(
    `${ORPHANS[name]} limit ${LOCATED}`,
  );
  return rows.map(({ lotId, ...row }) => {
    const difference: Difference = {
      value: lotId ? 'lot.facts' : 'facts',
      ...(lotId && { lotId }),
      expected: 0,
      found: 1,
    };
    return { ...row, seq: null, differences: [difference] };
  });
};
