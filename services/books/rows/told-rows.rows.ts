import type { DrawEvent } from '../../draws/index.js';
import type { Database } from '../../platform/database/database.js';
import type { ShipmentEvent } from '../../shipments/index.js';
import type { BookEntry } from '../streams/book-entries.js';
import { type PromisedPack, promisedBy } from '../streams/promised-pack.js';
import type { Told } from '../streams/told-rows.js';

/** One statement, so that rows and facts are as of one moment. */
const facts = (prefix: string, id: string): string =>
  `(select json_agg(json_build_object('type', e.type, 'data', e.data) order by e.stream_version)
      from store.events e where e.stream_id = '${prefix}-' || ${id})`;
const DRAWS = `select u.id, ${facts('draw', 'u.id')} as facts, case when d.draw_id is not null then json_build_object(
    'memberId', d.member_id, 'packId', d.pack_id, 'currency', d.currency, 'version', d.version, 'cost', d.cost,
    'firstSlot', d.first_slot, 'extras', d.extras, 'paidFrom', d.paid_from::text, 'prizes', array_to_string(d.prizes, ' '), 'outcomes', d.outcomes, 'undecided', d.undecided,
    'dueAt', (extract(epoch from d.due_at) * 1000)::bigint) end as found
  from unnest($1::uuid[]) u (id) left join draws.draws d on d.draw_id = u.id`;
const PARCELS = `select u.id, ${facts('shipment', 'u.id')} as facts, case when p.shipment_id is not null then json_build_object(
    'memberId', p.member_id, 'parcelId', p.parcel_id, 'status', p.status, 'version', p.version,
    'deliveryCode', p.delivery_code, 'carrier', p.carrier,
    'cards', (select string_agg(i->>'drawId' || '.' || (i->>'index'), ' ' order by i->>'drawId', (i->>'index')::int)
                from jsonb_array_elements(p.items) i)) end as found
  from unnest($1::uuid[]) u (id) left join shipments.parcels p on p.shipment_id = u.id`;
const MANIFESTS = `select substr(stream_id, 5) as "packId", data ->> 'manifest' as manifest from store.events
  where stream_id = any($1) and stream_version = 1`;
const ENTRIES = `select id, unit, account_class as "accountClass", member_id as "memberId", lot_id as "lotId", amount,
    stream_version as "streamVersion", (extract(epoch from at) * 1000)::bigint as at,
    (extract(epoch from recorded_at) * 1000)::bigint as "recordedAt", type, kind, document, memo, actor
  from ledger.ledger_entries where id = any($1)`;
/** Up to where the list of entries holds every event, and whose entries are held up. */
const LEDGER_PLACE = "select seq from store.checkpoints where reader = 'ledger_entries'";
const HELD_UP = `select distinct partition_key as key from store.dead_letters
  where reader = 'ledger_entries' and closed_at is null`;

const told = async <Fact>({ pool }: Database, name: string, text: string, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<Told<Fact> & { facts: readonly Fact[] | null }>({ name, text, values: [ids] });
  return rows.map((row): Told<Fact> => ({ ...row, facts: row.facts ?? [] }));
};

export const toldDraws = (database: Database, ids: readonly string[]): Promise<Told<DrawEvent>[]> =>
  told(database, 'books-draws', DRAWS, ids);

export const toldParcels = (database: Database, ids: readonly string[]): Promise<Told<ShipmentEvent>[]> =>
  told(database, 'books-parcels', PARCELS, ids);

/** What boxes promised, by pack; none where there is no box, as of the cards of an exchange. */
export const promisedPacks = async (
  { pool }: Database,
  packIds: readonly string[],
): Promise<ReadonlyMap<string, PromisedPack | null>> => {
  if (packIds.length === 0) return new Map();
  const values = [packIds.map((packId) => `box-${packId}`)];
  const query = { name: 'books-manifests', text: MANIFESTS, values };
  const { rows } = await pool.query<{ packId: string; manifest: string }>(query);
  return new Map(rows.map(({ packId, manifest }) => [packId, promisedBy(manifest)]));
};

export const entriesOf = async ({ pool }: Database, ids: readonly string[]): Promise<readonly BookEntry[]> =>
  ids.length === 0 ? [] : (await pool.query<BookEntry>({ name: 'books-entries', text: ENTRIES, values: [ids] })).rows;

/** The last number that the list of entries holds with all before it; null where nothing keeps that list. */
export const ledgerPlace = async ({ pool }: Database): Promise<number | null> =>
  (await pool.query<{ seq: number }>({ name: 'books-ledger-place', text: LEDGER_PLACE })).rows[0]?.seq ?? null;

/** Keys of which entries are held up: they come later, and an operator knows. */
export const heldUpKeys = async ({ pool }: Database): Promise<ReadonlySet<string>> =>
  new Set((await pool.query<{ key: string }>({ name: 'books-held-up', text: HELD_UP })).rows.map(({ key }) => key));
