import type { Database } from '../../platform/database/database.js';
import type { LotKind } from '../../points/index.js';
import type { BookLot, WalletBooks, WalletTurnover } from '../streams/wallet-books.js';
import { WITH_LOTS, WITH_NEW_LOTS } from './event-types.rows.js';

/** Number of members whose rows one statement compares, a few milliseconds. */
const MEMBERS = 5000;
/** Number of a member's events read at once. */
const FACTS = 500;
export const FIRST_MEMBER = '00000000-0000-0000-0000-000000000000';
export const LAST_MEMBER = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const BOUND = `select member_id as id from points.wallets where member_id > $1 order by member_id offset ${MEMBERS - 1} limit 1`;
/** Number of wallets computed at once. */
export const WALLETS = 100;
const AFTER = `select member_id as id, version from points.wallets where member_id > $1 order by member_id limit ${WALLETS}`;
/** SQL of members whose rows differ from the last verification, because of new events or of a fault. */
const MOVED = `select coalesce(w.member_id, p.member_id) as id
    from (select * from points.wallets where member_id > $1 and member_id <= $2) w
    full join (select * from books.wallets where member_id > $1 and member_id <= $2) p using (member_id)
    left join members.standing s on s.member_id = coalesce(w.member_id, p.member_id)
   where (w.version, w.paid, w.free, w.coin, coalesce(s.owed_yen, 0)) is distinct from
         (coalesce(p.version, 0), coalesce(p.paid, 0), coalesce(p.free, 0), coalesce(p.coin, 0), coalesce(p.owed, 0))
  union
  select unnest(array[l.member_id, p.member_id])
    from (select * from points.lots where member_id > $1 and member_id <= $2 and live) l
    full join (select * from books.lots where member_id > $1 and member_id <= $2) p using (lot_id)
   where (l.member_id, l.kind, l.issued, l.remaining, l.expires_at) is distinct from
         (p.member_id, p.kind, coalesce(p.issued, l.issued), p.remaining, p.expires_at)`;
const LOTS = `json_agg(json_build_object('lotId', l.lot_id, 'kind', l.kind, 'issued', l.issued, 'remaining', l.remaining,
  'expiresAt', (extract(epoch from l.expires_at) * 1000)::bigint))`;
/**
 * SQL of a grouping key of events with equal lines. Comparing texts costs half of parsing each as JSON. It is
 * equivalent only for texts that name lines once, as the shop writes them. Events with lots are not grouped.
 */
const ALIKE = `case when cardinality(parts) = 2 and type not in (${WITH_LOTS}) then parts[2] else data::text end`;
/**
 * SQL of the events after the verified version, summed by account and lot. Repeated draws move the same lines, which
 * are read once and counted.
 */
const TURNOVER = `with g as materialized (select type, any_value(data) as data, count(*) as times
      from (select type, data, string_to_array(data::text, '"lines":') as parts from store.events e where e.stream_id = 'wallet-' || u.id
        and e.stream_version > coalesce(u.after, p.version, 0) and e.stream_version <= w.version order by stream_version limit ${FACTS}) f
     group by type, ${ALIKE})
  select (select coalesce(sum(times), 0)::int from g) as facts,
    (select json_agg(s) from (select account, lot, sum(amount * times)::bigint as amount
       from g, json_to_recordset(g.data -> 'lines') l (account text, lot text, amount bigint)
      where lot is not null or account like 'member:%' group by account, lot) s) as lines,
    (select json_agg(json_build_object('lotId', l."lotId", 'kind', l.kind, 'expiresAt', l."expiresAt",
        'issued', case when g.type in (${WITH_NEW_LOTS}) then l.amount end))
       from g, json_to_recordset(g.data -> 'lots') l ("lotId" text, kind text, amount bigint, "expiresAt" text)
      where g.type in (${WITH_LOTS})) as lots`;
/** SQL that reads everything at one moment, with the events up to the version of the row. */
const LOAD = `select u.id, w.version, w.paid, w.free, w.coin, coalesce(s.owed_yen, 0) as owed,
    (select ${LOTS} from points.lots l where l.member_id = u.id and l.live) as lots,
    json_build_object('version', coalesce(p.version, 0), 'paid', coalesce(p.paid, 0), 'free', coalesce(p.free, 0),
      'coin', coalesce(p.coin, 0), 'owed', coalesce(p.owed, 0),
      'lots', (select ${LOTS} from books.lots l where l.member_id = u.id)) as proven, to_json(t) as turnover
  from unnest($1::uuid[], $2::int[]) u (id, after) left join points.wallets w on w.member_id = u.id
    left join books.wallets p on p.member_id = u.id left join members.standing s on s.member_id = u.id
    cross join lateral (${TURNOVER}) t`;
const KEEP = `insert into books.wallets (member_id, version, paid, free, coin, owed)
  select * from unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[])
  on conflict (member_id) do update set version = excluded.version, paid = excluded.paid, free = excluded.free,
    coin = excluded.coin, owed = excluded.owed`;
const KEEP_LOTS = `insert into books.lots (lot_id, member_id, kind, issued, remaining, expires_at)
  select lot_id, member_id, kind, issued, remaining, to_timestamp(at / 1000.0)
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::int[], $6::bigint[]) u (lot_id, member_id, kind, issued, remaining, at)
  on conflict (lot_id) do update set remaining = excluded.remaining`;
const DROP_LOTS = 'delete from books.lots where lot_id = any($1::uuid[])';

type Lots = readonly BookLot[] | null;
type Row = Omit<WalletBooks, 'lots'> & {
  readonly id: string;
  readonly lots: Lots;
  readonly proven: Omit<WalletBooks, 'lots'> & { readonly lots: Lots };
  readonly turnover: {
    readonly facts: number;
    readonly lines: WalletTurnover['lines'] | null;
    readonly lots: WalletTurnover['lots'] | null;
  };
};

/** A member's wallet: its rows, the last verified values, and the events since then. */
export interface MovedWallet {
  readonly memberId: string;
  /** Null if there is no row. */
  readonly actual: WalletBooks | null;
  readonly proven: WalletBooks;
  readonly turnover: WalletTurnover;
}

const lotsOf = (lots: Lots): Map<string, BookLot> => new Map((lots ?? []).map((lot) => [lot.lotId, lot]));

/** Returns the last of the next members after one by id, or the last of all. */
export const findBatchEnd = async ({ pool }: Database, after: string): Promise<string> =>
  (await pool.query<{ id: string }>({ name: 'books-next-members', text: BOUND, values: [after] })).rows[0]?.id ??
  LAST_MEMBER;

/** Returns the next members after one by id, each with the version of the wallet. */
export const loadMembersAfter = async ({ pool }: Database, after: string): Promise<ReadonlyMap<string, number>> => {
  const query = { name: 'books-members-after', text: AFTER, values: [after] };
  const { rows } = await pool.query<{ id: string; version: number }>(query);
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** Returns the members of a range whose rows differ from the last verification. */
export const findMovedMembers = async ({ pool }: Database, after: string, to: string): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ id: string | null }>({ name: 'books-moved', text: MOVED, values: [after, to] });
  return [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))];
};

/**
 * Loads the actual and the expected wallets of some members.
 *
 * @param from the starting point of each member; by default the last verification
 */
export const loadWallets = async (
  { pool }: Database,
  ids: readonly string[],
  from: ReadonlyMap<string, WalletBooks> = new Map(),
): Promise<readonly MovedWallet[]> => {
  const values = [ids, ids.map((id) => from.get(id)?.version ?? null)];
  const { rows } = await pool.query<Row>({ name: 'books-wallets', text: LOAD, values });
  return rows.map(({ id, lots, proven, turnover, version, paid, free, coin, owed }) => ({
    memberId: id,
    actual: version === null ? null : { version, paid, free, coin, owed, lots: lotsOf(lots) },
    proven: from.get(id) ?? { ...proven, lots: lotsOf(proven.lots) },
    turnover: { facts: turnover.facts, lines: turnover.lines ?? [], lots: turnover.lots ?? [] },
  }));
};

/** The newly and the previously verified values of a member. */
export interface ProvenWallet {
  readonly memberId: string;
  readonly before: WalletBooks;
  readonly after: WalletBooks;
}

/** Stores the verified values of wallets. */
export const keepWallets = async ({ pool }: Database, proven: readonly ProvenWallet[]): Promise<void> => {
  if (proven.length === 0) return;
  const lots: (BookLot & { memberId: string })[] = [];
  const gone: string[] = [];
  for (const { memberId, before, after } of proven) {
    for (const lot of after.lots.values())
      if (before.lots.get(lot.lotId)?.remaining !== lot.remaining) lots.push({ ...lot, memberId });
    for (const lotId of before.lots.keys()) if (!after.lots.has(lotId)) gone.push(lotId);
  }
  const client = await pool.connect();
  try {
    await client.query('begin');
    const column = <Value>(of: (books: WalletBooks) => Value) => proven.map(({ after }) => of(after));
    await client.query({
      name: 'books-keep-wallets',
      text: KEEP,
      values: [
        proven.map(({ memberId }) => memberId),
        column(({ version }) => version),
        column(({ paid }) => paid),
        column(({ free }) => free),
        column(({ coin }) => coin),
        column(({ owed }) => owed),
      ],
    });
    const ofLots = <Value>(of: (lot: BookLot & { memberId: string }) => Value) => lots.map(of);
    await client.query({
      name: 'books-keep-lots',
      text: KEEP_LOTS,
      values: [
        ofLots(({ lotId }) => lotId),
        ofLots(({ memberId }) => memberId),
        ofLots(({ kind }): LotKind => kind),
        ofLots(({ issued }) => issued),
        ofLots(({ remaining }) => remaining),
        ofLots(({ expiresAt }) => expiresAt),
      ],
    });
    await client.query({ name: 'books-drop-lots', text: DROP_LOTS, values: [gone] });
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
