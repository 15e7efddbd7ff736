import { expect } from '@jest/globals';
import { DAY_MS, type Draw, type Row } from './reference-rules.js';
import type { World } from './world.js';

/** Invariants that hold at any time. Each query counts violations; $1 are the members, $2 the packs. */
const NEVER: Readonly<Record<string, string>> = {
  'a balance that is not the sum of its lots': `select count(*) from points.wallets w left join (
      select member_id, coalesce(sum(remaining) filter (where kind = 'paid'), 0) as paid,
             coalesce(sum(remaining) filter (where kind = 'free'), 0) as free from points.lots group by member_id) l
      using (member_id)
    where w.member_id = any($1) and (w.paid, w.free) is distinct from (coalesce(l.paid, 0), coalesce(l.free, 0))`,
  'a balance that the log does not explain': `select count(*) from points.wallets w, unnest(array['paid', 'free', 'coin']) k
    where w.member_id = any($1) and (case k when 'paid' then w.paid when 'free' then w.free else w.coin end) <> (
      select coalesce(sum((l->>'amount')::int), 0) from store.events e, json_array_elements(e.data->'lines') l
       where e.partition_key = w.member_id::text and l->>'account' = 'member:' || w.member_id || ':' || k)`,
  'a lot that the log does not explain': `select count(*) from points.lots t where t.member_id = any($1) and t.remaining <> (
      select sum((l->>'amount')::int) from store.events e, json_array_elements(e.data->'lines') l
       where e.partition_key = t.member_id::text and l->>'lot' = t.lot_id::text)`,
  'a lot with points and without a deadline, or the other way round': `select count(*) from points.lots t
      full join (select * from store.deadlines where kind = 'lot-expiry') d on d.ref = t.lot_id::text
    where coalesce(t.member_id::text, d.owner) = any($1::text[])
      and (coalesce(t.remaining, 0) > 0) <> (d.due_at is not distinct from t.expires_at and d.due_at is not null)`,
  'a draw with undecided cards and without a deadline, or the other way round': `select count(*) from draws.draws t
      left join store.deadlines d on d.kind = 'undecided-cards' and d.stream_id = 'draw-' || t.draw_id
    where t.member_id = any($1) and (t.undecided > 0) <> (d.due_at is not distinct from t.due_at and d.due_at is not null)`,
  'a draw whose cards are miscounted': `select count(*) from draws.draws where member_id = any($1) and (
      length(outcomes) <> cardinality(prizes) or undecided <> length(translate(outcomes, 'scxf', '')))`,
  'a card that is shipped and not in one parcel, or in one and not shipped': `select count(*) from (
      select d.draw_id, i - 1 as index, substr(d.outcomes, i, 1) = 's' as shipped
        from draws.draws d, generate_series(1, length(d.outcomes)) i where d.member_id = any($1)) c
    left join (select (i->>'drawId')::uuid as draw_id, (i->>'index')::int as index, count(*) as parcels
                 from shipments.parcels p, jsonb_array_elements(p.items) i where p.member_id = any($1) group by 1, 2) p
      using (draw_id, index)
    where (case when c.shipped then 1 else 0 end) <> coalesce(p.parcels, 0)`,
  'a ticket that is neither drawn nor left': `select count(*) from draws.boxes b, generate_subscripts(b.remaining, 1) i
    where b.pack_id = any($2) and ((b.offer->'prizes'->(i - 1)->>'quantity')::int - b.remaining[i] <> (
        select count(*) from draws.draws d, unnest(d.prizes) p where d.pack_id = b.pack_id and p = i - 1)
      or b.drawn <> (select coalesce(sum(cardinality(prizes) - extras), 0) from draws.draws d where d.pack_id = b.pack_id))`,
  'a slot twice or left out': `select count(*) from (
      select first_slot, coalesce(lag(first_slot + cardinality(prizes) - extras) over (partition by pack_id order by first_slot), 0) as next
        from draws.draws where pack_id = any($2)) d where first_slot <> next`,
  'a version that is not its stream’s': `select count(*) from (
      select 'wallet-' || member_id as stream, version from points.wallets where member_id = any($1)
      union all select 'draw-' || draw_id, version from draws.draws where member_id = any($1)
      union all select 'box-' || pack_id, version from draws.boxes where pack_id = any($2)) s
    where version <> (select coalesce(max(stream_version), 0) from store.events e where e.stream_id = s.stream)`,
};

const never = Object.entries(NEVER);
const COUNTS = `select array[${never.map(([, query]) => `(${query.replaceAll('$1)', '$1::uuid[])')})`).join(', ')}]::int[] as counts`;

const iso = (wire: string): number => Date.parse(wire);
const byText = <Value>(values: readonly Value[]): string[] => values.map((value) => JSON.stringify(value)).sort();

/** Compares the shop with the model. Cards and histories are compared for the members in `closely`. */
export const compare = async (world: World, closely: readonly number[]): Promise<void> => {
  for (const { type, data } of await world.newFacts()) expect([type, sumOf(data.lines ?? [])]).toEqual([type, 0]);
  for (const who of world.people.keys()) await compareBalance(world, who);
  await compareBoxes(world);
  for (const who of closely) {
    await compareLots(world, who);
    await compareUndecided(world, who);
    await compareMovements(world, who);
    await compareDraws(world, who);
  }
  const { rows } = await world.quiet.shop.pool.query({
    name: 'model-never',
    text: COUNTS,
    values: [world.memberIds, world.packIds],
  });
  expect(Object.fromEntries(never.map(([name], i) => [name, rows[0].counts[i]]))).toEqual(
    Object.fromEntries(never.map(([name]) => [name, 0])),
  );
};

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, line) => sum + line.amount, 0);

const compareBalance = async (world: World, who: number): Promise<void> => {
  const { detail } = (await world.get(who, 'user/point')).body;
  const member = world.model.members[who]!;
  expect([detail.point, detail.coin]).toEqual([world.model.pointsOf(member), member.coins]);
};

const compareBoxes = async ({ quiet, model, packIds }: World): Promise<void> => {
  const { rows } = await quiet.shop.pool.query(
    'select remaining, status from draws.boxes where pack_id = any($1) order by pack_id',
    [packIds],
  );
  expect(rows).toEqual(model.boxes.map(({ left, status }) => ({ remaining: left, status })));
};

/**
 * Compares the lots. Lots of one kind that expire at the same moment count as one, because their order of spending does not
 * matter.
 */
const compareLots = async ({ quiet, model, memberIds }: World, who: number): Promise<void> => {
  const { rows } = await quiet.shop.pool.query(
    `select kind, expires_at, sum(remaining) as left from points.lots
      where member_id = $1 and remaining > 0 and expires_at > $2 group by kind, expires_at`,
    [memberIds[who], quiet.now],
  );
  const left = new Map<string, number>();
  for (const lot of model.members[who]!.lots) {
    if (lot.left === 0 || lot.expiresAt <= model.now) continue;
    const key = `${lot.kind} ${new Date(lot.expiresAt).toISOString()}`;
    left.set(key, (left.get(key) ?? 0) + lot.left);
  }
  const lots = rows.map((lot) => [`${lot.kind} ${lot.expires_at.toISOString()}`, lot.left]);
  expect(Object.fromEntries(lots)).toEqual(Object.fromEntries(left));
};

/** Reads all pages of a list, in order. */
// biome-ignore lint/suspicious/noExplicitAny: rows are compared field by field
const all = async (read: (page: number) => Promise<any>): Promise<any[]> => {
  const list = [];
  for (let page = 1; ; page++) {
    const body = await read(page);
    list.push(...body.list);
    if (page >= body.all_page) return list;
  }
};

const drawsOf = ({ model }: World, who: number): Draw[] =>
  model.draws.filter((draw) => draw.member === model.members[who]);

const compareUndecided = async (world: World, who: number): Promise<void> => {
  const shown = await all(async (page) => (await world.post(who, 'user/pack/card', { page })).body);
  const open = drawsOf(world, who)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .flatMap((draw) =>
      draw.cards.flatMap(({ outcome, prize, shipOnly }, i) =>
        outcome === 'undecided' ? [[`${draw.id}.${i}`, draw.at + DAY_MS, prize.buyPoint, shipOnly ? '1' : '0']] : [],
      ),
    );
  expect(shown.map((card) => [card.history_id, iso(card.expires_at), card.buy_point, card.no_reduction])).toEqual(open);
};

const compareMovements = async (world: World, who: number): Promise<void> => {
  const member = world.model.members[who]!;
  const points = await all(async (page) => (await world.get(who, `user/point/list/${page}`)).body);
  const coins = await all(async (page) => (await world.get(who, `user/coin/list/${page}`)).body);
  for (const list of [points, coins])
    expect(list.map((row) => iso(row.created))).toEqual(list.map((row) => iso(row.created)).sort((a, b) => b - a));
  const shown = points.map((row): Row => ({ change: row.bonusPoint, at: iso(row.created), draw: row.history_id }));
  expect(byText(together(shown))).toEqual(byText(together(member.pointRows)));
  expect(byText(coins.map((row) => [row.bonusCoin, iso(row.created)]))).toEqual(
    byText(member.coinRows.map((row) => [row.change, row.at])),
  );
};

/** Merges the rows of lots that expired at the same moment. */
const together = (rows: readonly Row[]): Row[] => {
  const ended = new Map<number, number>();
  const others: Row[] = [];
  for (const row of rows)
    if (row.draw === '' && row.change < 0) ended.set(row.at, (ended.get(row.at) ?? 0) + row.change);
    else others.push({ change: row.change, at: row.at, draw: row.draw });
  return [...others, ...[...ended].map(([at, change]) => ({ change, at, draw: '' }))];
};

const stateOf = (draw: Draw): string =>
  draw.cards.some((card) => card.outcome === 'undecided') ? '1' : draw.parcels > 0 ? '2' : '4';

const compareDraws = async (world: World, who: number): Promise<void> => {
  const expected = drawsOf(world, who)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .map((draw) => ({
      id: draw.id,
      pack_id: draw.box.packId,
      send_state: stateOf(draw),
      point: draw.cost,
      count: draw.cards.length,
      send_card: draw.cards.filter((card) => card.outcome === 'shipped').length,
      reduction_card: draw.cards.filter((card) => card.outcome === 'converted').length,
      reduction_point: draw.convertedPoints,
    }));
  const list = (mode: string) =>
    all(async (page) => (await world.post(who, `user/history/list/${page}`, { mode })).body);
  expect(await list('0')).toMatchObject(expected);
  // The other modes follow one after the other.
  const mode = String((world.model.draws.length % 4) + 1);
  expect(await list(mode)).toMatchObject(expected.filter((row) => row.send_state === mode));
};
