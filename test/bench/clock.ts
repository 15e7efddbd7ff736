import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import { Boxes, DrawPack, NO_RULES } from '../../services/draws/index.js';
import { newId } from '../../services/kernel/ids.js';
import { points } from '../../services/kernel/money.js';
import { Clock, DAY_MS } from '../../services/kernel/time.js';
import { logger } from '../../services/platform/observability/logger.js';
import { EventStore } from '../../services/platform/store/event-store.js';
import { GrantPoints, openWallet } from '../../services/points/index.js';
import { ShopModule } from '../../services/shop.module.js';
import { print } from './figures.js';
import { ShopUnderLoad } from './shop-under-load.js';
import { prizesOf } from './stage.js';

const CARDS = Number(process.env.BENCH_CARDS ?? 100_000);
const CARDS_A_DRAW = 10;
const DRAWS_A_MEMBER = 10;
const AT_ONCE = 200;
const PACK = 'due';
/** Age of the draws: all cards are overdue when the shop starts. */
const AGO_MS = DAY_MS + 3_600_000;

/** A clock that is one day late. */
class EarlierClock extends Clock {
  now(): Date {
    return new Date(Date.now() - AGO_MS);
  }
}

/** Calls `work` with 0, 1, … `count` - 1, a limited number at a time. */
const each = async (count: number, work: (i: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** Draws the cards one day ago, through the shop's own commands. */
const drawADayAgo = async (shop: ShopUnderLoad): Promise<void> => {
  const { database, config } = await shop.database();
  const clock = new EarlierClock();
  const app = await NestFactory.createApplicationContext(ShopModule.with(config, database, clock), { logger });
  const [store, commands, boxes] = [app.get(EventStore), app.get(CommandBus), app.get(Boxes)];
  const start = new Date(clock.now().getTime() - 1000);
  const offer = {
    packId: PACK,
    title: PACK,
    titleEn: PACK,
    cardType: 1,
    currency: 'points',
    pricePoint: points(100),
  } as const;
  await store.transact([boxes.streamOf(PACK)], (tx) =>
    boxes.open(
      tx,
      { commandId: 'open', actor: 'operator:bench' },
      { ...offer, maxBuyCount: 0, canLimit: 0, rules: NO_RULES, start, end: null, prizes: prizesOf(CARDS) },
    ),
  );
  const draws = CARDS / CARDS_A_DRAW;
  const members = Array.from({ length: draws / DRAWS_A_MEMBER }, () => newId(clock.now()));
  await each(members.length, async (i) => {
    const memberId = members[i]!;
    await store.transact([], async (tx) => openWallet(tx, memberId));
    const amount = 100 * CARDS_A_DRAW * DRAWS_A_MEMBER;
    await commands.execute(
      new GrantPoints({ memberId, amount, memo: '', actor: 'operator:bench', commandId: newId(clock.now()) }),
    );
  });
  await each(draws, async (i) => {
    const memberId = members[i % members.length]!;
    const storedResponse = { key: `draw-${i}`, payloadHash: '', render: () => ({ state: 200, body: '' }) };
    const request = { memberId, sessionId: memberId, packId: PACK, count: CARDS_A_DRAW, clientSeed: 'bench' };
    await commands.execute(new DrawPack(request, storedResponse));
  });
  await app.close();
  await database.dataSource.destroy();
};

const undecided = async (db: pg.Client): Promise<number> =>
  (await db.query('select coalesce(sum(undecided), 0)::int as cards from draws.draws')).rows[0].cards;

/** @returns seconds from the last look at which all cards were undecided to the first at which none was */
const watch = async (db: pg.Client): Promise<number> => {
  let begun = performance.now();
  for (;;) {
    const at = performance.now();
    const left = await undecided(db);
    if (left === CARDS) begun = at;
    if (left === 0) return (performance.now() - begun) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const AUDIT = `select
  (select count(*) from store.events where type = 'CardsDecided') = (select count(*) from draws.draws) as "each draw once",
  (select sum((data->>'points')::int) from store.events where type = 'CardsDecided')
    = (select sum((p->>'buyPoint')::int * (p->>'quantity')::int) from draws.boxes, json_array_elements(offer->'prizes') p)
    as "points = what the cards are worth",
  (select sum((l->>'amount')::int) from store.events, json_array_elements(data->'lines') l) = 0 as "all lines sum to zero",
  (select bool_and(w.paid + w.free = l.sum) from points.wallets w
     join (select member_id, sum(remaining) as sum from points.lots group by member_id) l using (member_id))
    as "lots = balances",
  (select count(*) from store.deadlines where kind = 'undecided-cards') = 0 as "no deadline left"`;

const shop = await ShopUnderLoad.prepare();
try {
  await drawADayAgo(shop);
  const db = await shop.connect();
  const [seconds] = await Promise.all([watch(db), shop.start()]);
  const audit = (await db.query(AUDIT)).rows[0];
  await db.end();
  await shop.stop();
  print(`clock: ${CARDS} cards due at once, draws of ${CARDS_A_DRAW}, fsync on`, {
    'time, s': seconds,
    'cards/s': CARDS / seconds,
    ...Object.fromEntries(Object.entries(audit).map(([name, holds]) => [name, String(holds)])),
  });
} catch (error) {
  await shop.stop();
  throw error;
}
