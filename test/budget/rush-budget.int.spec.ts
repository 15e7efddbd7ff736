import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { HttpSession } from '../bench/http-session.js';
import { ShopUnderLoad } from '../bench/shop-under-load.js';
import { type Actor, LoadStage } from '../bench/stage.js';
import { COUNTING, countStatements, readStatementCosts, type StatementCost } from '../bench/statement-costs.js';
import { waitUntil } from '../support/until.js';

/**
 * Cost of one draw with all consumers of the log, lowered when a draw becomes cheaper. It counts bytes of PostgreSQL's log,
 * which do not depend on the machine or its load. CPU time would vary by more than a tenth.
 */
const BUDGET: { readonly walBytes: number } = JSON.parse(readFileSync('test/budget/rush-budget.json', 'utf8'));
/** Factor above which the budget counts as exceeded. */
const TOLERANCE = 1.1;

const PACK = 'budget';
const MEMBERS = 40;
const DRAWS_OF_EACH = 50;

let shop: ShopUnderLoad;
let db: pg.Client;
let actors: Actor[];
let port: number;

beforeAll(async () => {
  shop = await ShopUnderLoad.prepare(COUNTING);
  const stage = await LoadStage.set(shop);
  await stage.openBox(PACK, 1_000_000);
  actors = [];
  for (let i = 0; i < MEMBERS; i++) actors.push(await stage.actor(1_000_000));
  await stage.leave();
  port = await shop.start();
  db = await shop.connect();
});
afterAll(async () => {
  await db?.end();
  await shop?.stop();
});

/** Draws for all members at once, one draw after another for each. */
const draw = async (ofEach: number): Promise<void> => {
  const sessions = await Promise.all(actors.map(({ token }) => HttpSession.open(port, token)));
  await Promise.all(
    sessions.map(async (session) => {
      for (let i = 0; i < ofEach; i++)
        expect(await session.post('/api/user/pack/buy', { pack_id: PACK, count: '1' })).toContain('"result":"1"');
    }),
  );
  for (const session of sessions) session.close();
  const isRead = 'select from store.standings where lag_events > 0';
  await waitUntil('every consumer has processed it', async () => (await db.query(isRead)).rowCount === 0);
};
const walOf = (costs: readonly StatementCost[]): number => costs.reduce((sum, { walBytes }) => sum + walBytes, 0);
describe('a draw in a rush', () => {
  it('has PostgreSQL write no more to its log than the budget says', async () => {
    await draw(5);
    await countStatements(db);
    await draw(DRAWS_OF_EACH);
    const walBytes = walOf(await readStatementCosts(db)) / (MEMBERS * DRAWS_OF_EACH);
    process.stdout.write(`a draw: ${walBytes.toFixed(0)} bytes of WAL\n`);
    expect(walBytes).toBeGreaterThan(0);
    expect(walBytes).toBeLessThan(BUDGET.walBytes * TOLERANCE);
  });
});
