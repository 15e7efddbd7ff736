import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { buildPrize, WholeShop } from '../../test/support/whole-shop.js';
import { Clock } from '../kernel/time.js';
import { projections } from '../parts.js';
import { createDataSource } from '../platform/database/data-source.js';
import { Feed } from '../platform/feed/feed.js';
import { rebuild } from '../platform/projections/rebuild.js';
import { StartupError } from '../platform/startup-error.js';
import { describeDatabase } from '../schemas/database-diagram.js';
import { connect, prepareDatabase } from './connect.js';

const suffix = `${process.pid}_${Date.now()}`;
const [OWNER, SHOP, DATABASE] = [`owner_${suffix}`, `shop_${suffix}`, `two_roles_${suffix}`];

let superUrl: string;
let ownerUrl: string;
let shopUrl: string;

const as = (name: string): string => {
  const url = new URL(DATABASE, superUrl);
  Object.assign(url, { username: name, password: 'secret' });
  return url.href;
};
const run = async (url: string, ...statements: string[]) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: object[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};
/** Returns PostgreSQL's error code; undefined if the statement succeeded. */
const refusal = (statement: string): Promise<string | undefined> =>
  run(shopUrl, statement).then(
    () => undefined,
    (error) => error.code,
  );

beforeAll(async () => {
  superUrl = process.env.DATABASE_URL!;
  [ownerUrl, shopUrl] = [as(OWNER), as(SHOP)];
  await run(
    superUrl,
    `create role ${OWNER} login createrole password 'secret'`,
    `create database ${DATABASE} owner ${OWNER}`,
  );
  await prepareDatabase(ownerUrl, shopUrl);
  process.env.DATABASE_URL = shopUrl;
});

afterAll(async () => {
  process.env.DATABASE_URL = superUrl;
  await run(superUrl, `drop database ${DATABASE} with (force)`, `drop role ${SHOP}`, `drop role ${OWNER}`);
});

describe('the shop’s own role', () => {
  it('has no special attributes and is not the owner', async () => {
    const standing = `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, pg_has_role(rolname, '${OWNER}', 'member') as owner
      from pg_roles where rolname = '${SHOP}'`;
    expect(await run(shopUrl, standing)).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false, owner: false },
    ]);
  });

  it.each([
    "update store.events set actor = 'another'",
    'delete from store.events',
    'truncate store.events',
    "update store.event_log set hash = ''",
    'delete from store.event_log',
    'delete from operators.audit_trail',
    'alter table store.events disable trigger all',
    'alter table store.events disable trigger events_append_only',
    'drop trigger events_append_only on store.events',
    'drop table store.events',
    'alter table store.event_log rename to other',
    'create rule r as on insert to store.events do instead nothing',
    'create trigger t before insert on store.events for each row execute function store.refuse_change()',
    "create or replace function store.refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    "set session_replication_role = 'replica'",
    'create table store.mine (id int)',
    'delete from schema_migrations',
    'alter table draws.boxes disable trigger boxes_frozen',
    "create or replace function draws.freeze_box() returns trigger language plpgsql as 'begin return new; end'",
    `set role ${OWNER}`,
  ])('cannot execute: %s', async (statement) => {
    expect(await refusal(statement)).toBe('42501');
  });

  it('can run the whole shop and rebuild every read model', async () => {
    const shop = await WholeShop.open({ feed: true, deadlines: true });
    try {
      await shop.openBox('box', { prizes: [buildPrize('a', 10, 10)] });
      const { browser, memberId } = await shop.person(1000);
      const bought = await browser.post('user/pack/buy', { pack_id: 'box', count: '1' });
      expect(bought.body.result).toBe('1');
      const clock = shop.app.get(Clock, { strict: false });
      for (const projection of projections) await rebuild(shop.pool, shop.app.get(Feed), clock, projection);
      // Twice, because the second rebuild replaces a table that the role of the shop has created.
      for (const projection of projections) await rebuild(shop.pool, shop.app.get(Feed), clock, projection);
      const { rows } = await shop.pool.query('select count(*) as n from draws.draw_history where member_id = $1', [
        memberId,
      ]);
      expect(rows).toEqual([{ n: 1 }]);
    } finally {
      await shop.close();
    }
  });

  it('keeps its rights when the database is prepared again after rebuilds', async () => {
    await prepareDatabase(ownerUrl, shopUrl);
    expect(await refusal('delete from store.events')).toBe('42501');
    const database = await connect(shopUrl, null);
    await database.dataSource.destroy();
  });

  it('gets an error that names DATABASE_OWNER_URL if the schema is out of date', async () => {
    const owner = await createDataSource(ownerUrl, projections).initialize();
    await owner.undoLastMigration();
    await owner.destroy();
    await expect(connect(shopUrl, null)).rejects.toThrow(/DATABASE_OWNER_URL/);
    await expect(connect(shopUrl, null)).rejects.toThrow(StartupError);
    await prepareDatabase(ownerUrl, shopUrl);
  });

  it('cannot be the owner, or a superuser', async () => {
    await expect(prepareDatabase(ownerUrl, ownerUrl)).rejects.toThrow(/one of its own/);
    const ofSuper = new URL(DATABASE, superUrl).href;
    await expect(prepareDatabase(ownerUrl, ofSuper)).rejects.toThrow(/one of its own/);
  });
});

describe('the schema', () => {
  it('equals docs/reference/database.md, which npm run database writes', async () => {
    const client = new pg.Client(ownerUrl);
    await client.connect();
    try {
      expect(await describeDatabase(client)).toBe(readFileSync('docs/reference/database.md', 'utf8'));
    } finally {
      await client.end();
    }
  });
});
