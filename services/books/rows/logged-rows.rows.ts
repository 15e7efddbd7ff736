import type { DrawEvent } from '../../draws/index.js';
import { upcast } from '../../kernel/event-declaration.js';
import { isId } from '../../kernel/ids.js';
import type { Database } from '../../platform/database/database.js';
import { EVENT_JSON, type EventRow, READ_COLUMNS } from '../../platform/store/event-row.js';
import type { BookEntry } from '../streams/book-entries.js';
import type { LoggedParcel, LoggedRow } from '../streams/logged-rows.js';
import { type PromisedPack, parsePromisedPack } from '../streams/promised-pack.js';

/** One statement reads rows and events at the same moment. */
const facts = (prefix: string, id: string): string =>
  `(select json_agg(${EVENT_JSON('e')} order by e.stream_version)
      from store.events e where e.stream_id = '${prefix}-' || ${id})`;
const DRAWS = `select u.id, ${facts('draw', 'u.id')} as facts, case when d.draw_id is not null then json_build_object(
    'memberId', d.member_id, 'packId', d.pack_id, 'currency', d.currency, 'version', d.version, 'cost', d.cost,
    'firstSlot', d.first_slot, 'extras', d.extras, 'paidFrom', d.paid_from::text, 'prizes', array_to_string(d.prizes, ' '), 'outcomes', d.outcomes, 'undecided', d.undecided,
    'dueAt', (extract(epoch from d.due_at) * 1000)::bigint) end as actual
  from unnest($1::uuid[]) u (id) left join draws.draws d on d.draw_id = u.id`;
/** SQL of the contents of a parcel with the source of each card. */
const ITEMS = `select string_agg(i ->> 'drawId' || '.' || (i ->> 'index'), ' ' order by i ->> 'drawId', (i ->> 'index')::int) as cards,
    string_agg(concat_ws(' ', i ->> 'prizeId', i ->> 'name', i ->> 'modelNumber'), '; ' order by i ->> 'drawId', (i ->> 'index')::int) as contents,
    json_agg(json_build_object('packId', d.pack_id, 'prize', d.prizes[(i ->> 'index')::int + 1])
      order by i ->> 'drawId', (i ->> 'index')::int) as sources
  from jsonb_array_elements(p.items) i left join draws.draws d on d.draw_id = (i ->> 'drawId')::uuid`;
const PARCELS = `select u.id, ${facts('shipment', 'u.id')} as facts, coalesce(i.sources, '[]') as sources,
    case when p.shipment_id is not null then json_build_object(
    'memberId', p.member_id, 'parcelId', p.parcel_id, 'status', p.status, 'version', p.version,
    'deliveryCode', p.delivery_code, 'carrier', p.carrier, 'cards', i.cards, 'contents', i.contents,
    'drawIds', (select string_agg(d::text, ' ' order by d) from unnest(p.draw_ids) d)) end as actual
  from unnest($1::uuid[]) u (id) left join shipments.parcels p on p.shipment_id = u.id
    left join lateral (${ITEMS}) i on true`;
const PRIZES = `select pack_id as "packId", array(select concat_ws(' ', p ->> 'prizeId', p ->> 'name', p ->> 'modelNumber')
      from json_array_elements(offer -> 'prizes') with ordinality o (p, n) order by n) as prizes
    from draws.boxes where pack_id = any($1)
  union all select offer_id, array[concat_ws(' ', prize ->> 'prizeId', prize ->> 'name', prize ->> 'modelNumber')]
    from draws.offered_cards where offer_id = any($1)`;
const MANIFESTS = `select substr(stream_id, 5) as "packId", data ->> 'manifest' as manifest from store.events
  where stream_id = any($1) and stream_version = 1`;
const ENTRIES = `select id, unit, account_class as "accountClass", member_id as "memberId", lot_id as "lotId", amount,
    stream_version as "streamVersion", (extract(epoch from at) * 1000)::bigint as "bookedAt",
    (extract(epoch from recorded_at) * 1000)::bigint as "recordedAt", type, kind, document, memo, actor
  from ledger.ledger_entries where id = any($1)`;
const EVENTS = `select l.seq, ${READ_COLUMNS('e')} from store.event_log l join store.events e using (epoch, xid, ordinal)
  where l.seq = any($1)`;
/** SQL of the number up to which the list of entries is complete, and of the keys held up. */
const LEDGER_PLACE = "select seq from store.checkpoints where reader = 'ledger_entries'";
const HELD_UP = `select distinct partition_key as key from store.dead_letters
  where reader = 'ledger_entries' and closed_at is null`;

type StoredFact = Parameters<typeof upcast>[0];

const loadRows = async <Row extends LoggedRow<unknown>>(
  { pool }: Database,
  name: string,
  text: string,
  ids: readonly string[],
) => {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<Row>({ name, text, values: [ids] });
  return rows.map((row): Row => ({ ...row, facts: (row.facts ?? []).map((fact) => upcast(fact as StoredFact)) }));
};

export const loadLoggedDraws = (database: Database, ids: readonly string[]): Promise<LoggedRow<DrawEvent>[]> =>
  loadRows(database, 'books-draws', DRAWS, ids);

export const loadLoggedParcels = (database: Database, ids: readonly string[]): Promise<LoggedParcel[]> =>
  loadRows(database, 'books-parcels', PARCELS, ids);

/** Loads the names of prizes on a packing list, by pack or offer: id, name and model number. */
export const prizesOf = async (
  { pool }: Database,
  packIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (packIds.length === 0) return new Map();
  const query = { name: 'books-prizes', text: PRIZES, values: [packIds] };
  const { rows } = await pool.query<{ packId: string; prizes: readonly string[] }>(query);
  return new Map(rows.map(({ packId, prizes }) => [packId, prizes]));
};

/** Loads the promises of boxes by pack; nothing for offers of the exchange. */
export const loadPromisedPacks = async (
  { pool }: Database,
  packIds: readonly string[],
): Promise<ReadonlyMap<string, PromisedPack | null>> => {
  if (packIds.length === 0) return new Map();
  const values = [packIds.map((packId) => `box-${packId}`)];
  const query = { name: 'books-manifests', text: MANIFESTS, values };
  const { rows } = await pool.query<{ packId: string; manifest: string }>(query);
  return new Map(rows.map(({ packId, manifest }) => [packId, parsePromisedPack(manifest)]));
};

export const entriesOf = async ({ pool }: Database, ids: readonly string[]): Promise<readonly BookEntry[]> =>
  ids.length === 0 ? [] : (await pool.query<BookEntry>({ name: 'books-entries', text: ENTRIES, values: [ids] })).rows;

/** Returns the events of some numbers under their public ids. */
export const loadEventsAt = async (
  { pool }: Database,
  seqs: readonly number[],
): Promise<readonly (EventRow & { readonly seq: number })[]> =>
  seqs.length === 0
    ? []
    : (await pool.query<EventRow & { seq: number }>({ name: 'books-events-at', text: EVENTS, values: [seqs] })).rows;

/** Returns the last number up to which the list of entries is complete; null before its projection has started. */
export const loadLedgerPosition = async ({ pool }: Database): Promise<number | null> =>
  (await pool.query<{ seq: number }>({ name: 'books-ledger-place', text: LEDGER_PLACE })).rows[0]?.seq ?? null;

/** Returns the keys whose entries are held up. They arrive later, and an operator has been notified. */
export const loadHeldUpKeys = async ({ pool }: Database): Promise<ReadonlySet<string>> =>
  new Set((await pool.query<{ key: string }>({ name: 'books-held-up', text: HELD_UP })).rows.map(({ key }) => key));

/** Returns the owner of a draw or a parcel by its first event; null if that names no member. */
export const findOwnerOfStream = async ({ pool }: Database, stream: string): Promise<string | null> => {
  const text = 'select partition_key as key from store.events where stream_id = $1 order by stream_version limit 1';
  const key = (await pool.query<{ key: string }>(text, [stream])).rows[0]?.key;
  return isId(key) ? key : null;
};
