import { upcast } from '../../kernel/event-declaration.js';
import type { Database } from '../../platform/database/database.js';
import { EVENT_JSON } from '../../platform/store/event-row.js';
import type { MovedBox, SealedBox } from '../streams/box-books.js';
import type { Finding } from '../streams/finding.js';

/** Number of a box's events read at once, about ten milliseconds. */
const FACTS = 10_000;

const MOVING = 'version, status, drawn, remaining, head, revealed_through as "revealedThrough", box_hash as "boxHash"';
const TERMS =
  "encode(sha256(convert_to(concat_ws(' ', offer::text, anchor, tickets, extract(epoch from opened_at)), 'UTF8')), 'hex')";
const OF_BOX = `from store.events e where e.stream_id = 'box-' || coalesce(b.pack_id, p.pack_id)`;
/**
 * SQL that sums draws, so that a rush is not read event by event. Draws and other events of a box change different
 * values. Draws of the same prizes are read once and counted.
 */
const SINCE = `with g as materialized (select case type when 'TicketsDrawn' then (data -> 'prizeIndexes')::text end as prizes, count(*) as times, max(stream_version) as last,
      array_agg(stream_version) filter (where type <> 'TicketsDrawn') as others
    from (select type, data, stream_version ${OF_BOX}
        and e.stream_version > coalesce($2::int, p.version, 0) and e.stream_version <= b.version order by stream_version limit ${FACTS}) f
    group by 1)
  select (select coalesce(sum(times), 0)::int from g) as facts,
    coalesce((select json_agg(${EVENT_JSON('e')} order by stream_version) ${OF_BOX}
       and e.stream_version = any ((select array_agg(version) from g, unnest(others) version)::int[])), '[]') as others,
    coalesce((select json_object_agg(prize, tickets) from (select prize, sum(times) as tickets
       from g, json_array_elements_text(g.prizes::json) prize group by prize) d), '{}') as drawn,
    (select data ->> 'head' ${OF_BOX} and e.stream_version = (select max(last) from g where prizes is not null)) as head`;
/** SQL of the offer's values that the manifest promises, too. Draws and decisions read the offer. */
const OFFERED = `concat_ws(' ', offer ->> 'pricePoint', case offer ->> 'currency' when 'coins' then '2' else '1' end,
  offer ->> 'maxBuyCount', offer ->> 'canLimit', d.tickets, d.anchor, (select string_agg(concat_ws(':', o ->> 'prizeId', o ->> 'buyPoint',
      (o ->> 'noReduction' = 'true' or offer ->> 'currency' = 'coins')::int, coalesce(o -> 'extra' ->> 'rule', o ->> 'quantity'),
      o -> 'extra' ->> 'draws'), ' ' order by n)
    from json_array_elements(offer -> 'prizes') with ordinality p (o, n)))`;
const PROMISED = `concat_ws(' ', m ->> 'price_point', m ->> 'payment_method', m ->> 'max_buy_count', m ->> 'can_limit', m ->> 'tickets',
  m ->> 'anchor', (select string_agg(concat_ws(':', o ->> 'id', o ->> 'buy_point', o ->> 'no_reduction',
      coalesce(o ->> 'rule', o ->> 'quantity'), o ->> 'draws'), ' ' order by is_extra, n)
    from (select false, t.* from json_array_elements(m -> 'prizes') with ordinality t
      union all select true, t.* from json_array_elements(m -> 'extra_prizes') with ordinality t) p (is_extra, o, n)))`;
const LOAD = `select coalesce(b.pack_id, p.pack_id) as "packId", to_json(b) as actual, to_json(p) as proven,
    coalesce((select encode(sha256(convert_to(manifest, 'UTF8')), 'hex') = box_hash from draws.boxes d
               where d.pack_id = b.pack_id), true) as "isSealed",
    case when $1::text is not null or p.pack_id is null then coalesce((select ${OFFERED} = ${PROMISED} from draws.boxes d
        cross join lateral cast(case when d.manifest is json object then d.manifest else '{}' end as json) m
       where d.pack_id = b.pack_id), true) else true end as "isAsPromised",
    to_json(t) as since
  from (select pack_id, ${MOVING}, ${TERMS} as "termsHash" from draws.boxes where $1::text is null or pack_id = $1) b
    full join (select pack_id, ${MOVING}, terms_hash as "termsHash" from books.boxes where $1::text is null or pack_id = $1) p
      using (pack_id)
    cross join lateral (${SINCE}) t
 where case when $1::text is null then b is distinct from p or not exists (select from draws.boxes d where d.pack_id = b.pack_id
     and encode(sha256(convert_to(manifest, 'UTF8')), 'hex') = box_hash) else b.pack_id = $1 end`;
const AFTER = 'select pack_id as "packId", version from draws.boxes where pack_id > $1 order by pack_id limit 1';
const KEEP = `insert into books.boxes
    (pack_id, version, status, drawn, remaining, head, revealed_through, box_hash, terms_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (pack_id) do update set version = excluded.version,
    status = excluded.status, drawn = excluded.drawn, remaining = excluded.remaining, head = excluded.head,
    revealed_through = excluded.revealed_through, box_hash = excluded.box_hash`;

/** SQL of the open differences in public logs found by the shop's own verification (`draws/verify-draws/`). */
const PUBLIC = `select pack_id as "packId", slot, reason from draws.log_differences where gone_at is null order by pack_id`;

/** Returns findings for boxes whose public log does not verify. */
export const findBrokenPublicLogs = async ({ pool }: Database): Promise<readonly Finding[]> => {
  const { rows } = await pool.query<{ packId: string; slot: number; reason: string }>(PUBLIC);
  return rows.map(({ packId, slot: ticketNumber, reason }) => {
    const difference = { value: 'publicLog', expected: null, found: `${ticketNumber}: ${reason}` };
    return { check: 'public-log', subject: packId, memberId: null, seq: null, differences: [difference] };
  });
};

type StoredBox = MovedBox & {
  readonly since: { readonly others: readonly (MovedBox['since']['others'][number] & { schemaVersion: number })[] };
};

const toMovedBox = ({ since, ...box }: StoredBox): MovedBox => ({
  ...box,
  since: { ...since, others: since.others.map(upcast) },
});

/** Returns boxes whose rows differ from the last verification, because of new events or of a fault. */
export const loadMovedBoxes = async ({ pool }: Database): Promise<readonly MovedBox[]> =>
  (await pool.query<StoredBox>({ name: 'books-boxes', text: LOAD, values: [null, null] })).rows.map(toMovedBox);

/** Loads a box with its events after a version, or after the last verification; null if it does not exist. */
export const loadBoxSince = async (
  { pool }: Database,
  packId: string,
  version: number | null,
): Promise<MovedBox | null> => {
  const { rows } = await pool.query<StoredBox>({ name: 'books-boxes', text: LOAD, values: [packId, version] });
  return rows[0] ? toMovedBox(rows[0]) : null;
};

/** Returns the next pack with a box by id, with the version of the box; empty after the last. */
export const findNextPack = async ({ pool }: Database, after: string): Promise<ReadonlyMap<string, number>> => {
  const query = { name: 'books-pack-after', text: AFTER, values: [after] };
  const { rows } = await pool.query<{ packId: string; version: number }>(query);
  return new Map(rows.map(({ packId, version }) => [packId, version]));
};

/** Stores the verified values of a box. */
export const keepBox = async ({ pool }: Database, packId: string, box: SealedBox): Promise<void> => {
  const { version, status, drawn, remaining, head, revealedThrough, boxHash, termsHash } = box;
  const values = [packId, version, status, drawn, remaining, head, revealedThrough, boxHash, termsHash];
  await pool.query({ name: 'books-keep-box', text: KEEP, values });
};
