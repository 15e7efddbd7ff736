import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { migrations } from '../../migrations/index.js';
import { GetBookProof } from '../../services/books/book-proof/book-proof.query.js';
import { CheckBooks } from '../../services/books/check-books/check-books.command.js';
import { findBehind } from '../../services/draws/rows/verified-logs.rows.js';
import { VerifyDraws } from '../../services/draws/verify-draws/verify-draws.command.js';
import { DAY_MS } from '../../services/kernel/time.js';
import { projections } from '../../services/parts.js';
import { Database } from '../../services/platform/database/database.js';
import { Feed } from '../../services/platform/feed/feed.js';
import { rebuild, tablesOf } from '../../services/platform/projections/rebuild.js';
import { PublishCheckpoint } from '../../services/proof/index.js';
import { type OpenSigner, openSigner } from '../../services/signer/open.js';
import { Browser } from '../support/browser.js';
import { signInAs } from '../support/console.js';
import { QuietShop } from '../support/quiet-shop.js';
import { OldDatabase } from './old-database.fixture.js';

const TOKEN = 'of-the-test-and-of-nobody-else-0123456789';
/** Faults that the auditor's program reports for the demo's own gifts, which no operator granted. */
const GIFT_OF_THE_DEMO = /^FAULT source \S+ (1000|10000) coins|^FAULT source \S+ (100000|1000000) points/;

const MIGRATED = 'select name from schema_migrations order by id';
const LAST = 'select max(recorded_at) as at from store.events';
const OPEN = "select pack_id from draws.boxes where status = 'open' order by opened_at desc limit 1";
const WITH_CARDS = `select p.mail from members.profiles p
  where p.mail like 'member-%' and (select sum(d.undecided) from draws.draws d where d.member_id = p.member_id) > 1
  order by p.created_at limit 1`;
const UNDECIDED = 'select count(*)::int as draws from draws.draws where undecided > 0';
const NEWEST = `select member_id as id from members.profiles where mail like 'member-%' order by created_at desc limit 1`;
const GRANTS = `select event_id as id, type from store.events
  where stream_id = 'wallet-' || $1 and data -> 'document' ->> 'kind' = 'grant' order by stream_version`;

const run = promisify(execFile);

/** Rows that only one of two tables with the same columns has. */
const difference = (one: string, other: string): string =>
  `(table ${one} except all table ${other}) union all (table ${other} except all table ${one})`;

describe.each(['before-0470', 'before-0530'])('a shop that an earlier release filled, %s', (release) => {
  const superUrl = process.env.DATABASE_URL!;
  let old: OldDatabase;
  let before: { name: string }[];
  let folder: string;
  let signer: OpenSigner;
  let quiet: QuietShop;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    old = await OldDatabase.restore(release);
    before = await old.sql(MIGRATED);
    const [{ at }] = (await old.sql(LAST)) as [{ at: Date }];
    await old.bringUpToDate();
    folder = mkdtempSync(join(tmpdir(), 'oripa-upgrade-'));
    const listens = { origin: 'shop.example/log', token: TOKEN, host: '127.0.0.1', port: 0 };
    signer = await openSigner({ folder: join(folder, 'signer'), ...listens });
    process.env.DATABASE_URL = old.shopUrl;
    const environment = { SIGNER_URL: signer.url, SIGNER_TOKEN: TOKEN };
    quiet = await QuietShop.open(undefined, environment, new Date(at.getTime() + 60_000));
    await quiet.feed();
  });
  afterAll(async () => {
    await quiet?.close();
    await signer?.close();
    await old?.drop();
    process.env.DATABASE_URL = superUrl;
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const loggedIn = async (mail: string, pass: string): Promise<Browser> => {
    const browser = new Browser(quiet.shop);
    const { body } = await browser.post('user/login', { mail, pass, save_cookie: '' });
    expect(body.state).toBe(200);
    return browser;
  };

  /** Checks all books, and the log twice: the new events, and the whole log. */
  const expectRightBooks = async (): Promise<void> => {
    await quiet.feed();
    const { commands, queries, app } = quiet.shop;
    await commands.execute(new PublishCheckpoint());
    await old.sql("update books.walks set ended_at = null where walk = 'again'");
    await commands.execute(new CheckBooks());
    expect(await old.sql('select check_name, subject, differences from books.findings')).toEqual([]);
    const { unverified, whole_at } = await queries.execute(new GetBookProof());
    expect([unverified, whole_at]).toEqual([0, expect.any(String)]);
    await commands.execute(new VerifyDraws());
    expect(await findBehind(app.get(Database))).toEqual([]);
  };

  it('lacks migrations first, and has every one after the upgrade', async () => {
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(migrations.length);
    expect((await old.sql<{ name: string }>(MIGRATED)).map(({ name }) => name).toSorted()).toEqual(
      migrations.map(({ name }) => name).toSorted(),
    );
  });

  it('has books that agree with its log, and draws that verify', async () => {
    await expectRightBooks();
  });

  it('has read models that agree with its log', async () => {
    for (const projection of projections) {
      const kept = tablesOf(projection).map((table) => ({ table, copy: `public.${table.replace('.', '_')}` }));
      for (const { table, copy } of kept) await old.sql(`create table ${copy} as table ${table}`);
      await rebuild(quiet.shop.pool, quiet.shop.app.get(Feed), quiet.shop.clock, projection);
      for (const { table, copy } of kept) expect([table, await old.sql(difference(table, copy))]).toEqual([table, []]);
    }
  });

  it('lets a member decide cards drawn before, and decides all others at their deadline', async () => {
    const [{ mail }] = (await old.sql<{ mail: string }>(WITH_CARDS)) as [{ mail: string }];
    const browser = await loggedIn(mail, 'secret1234');
    const { list } = (await browser.post('user/pack/card', {})).body;
    const cards = (no_reduction: string): string[] =>
      list.flatMap((card: { history_id: string; no_reduction: string }) =>
        card.no_reduction === no_reduction ? [card.history_id] : [],
      );
    const decision = { send_card: cards('1'), reduction_card: cards('0') };
    expect((await browser.post('user/pack/decision', decision)).body).toMatchObject({ state: 200 });
    expect((await browser.post('user/pack/card', {})).body.list).toEqual([]);

    expect(await old.sql(UNDECIDED)).not.toEqual([{ draws: 0 }]);
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    expect(await old.sql(UNDECIDED)).toEqual([{ draws: 0 }]);
    await expectRightBooks();
  });

  it('keeps an operator from drawing with a member account that was linked before the rule', async () => {
    const [{ pack_id }] = (await old.sql(OPEN)) as [{ pack_id: string }];
    const browser = await loggedIn('demo@example.com', 'demo1234');
    const { body } = await browser.post('user/pack/buy', { pack_id, count: 1 });
    expect(body.errors?.count).toEqual([expect.stringContaining('運営者ご本人')]);
  });

  it('lets an operator reverse a grant from before', async () => {
    const [{ id }] = (await old.sql(NEWEST)) as [{ id: string }];
    const grants = await old.sql<{ id: string; type: string }>(GRANTS, [id]);
    expect(new Set(grants.map(({ type }) => type))).toEqual(new Set(['PointsIssued', 'CoinsIssued']));
    const owner = await signInAs(quiet.shop, 'owner');
    for (const { id: entry } of grants) {
      const { status } = await owner.post(`members/${id}/reverse-grant`, { reason: '二重に付与したため', entry });
      expect(status).toBe(200);
    }
    await expectRightBooks();
  });

  it('passes the auditor’s program with a head signed afterwards', async () => {
    const [head] = await old.sql<{ note: string }>('select note from proof.checkpoints order by size desc limit 1');
    const file = join(folder, 'head');
    writeFileSync(file, head!.note);
    const go = run('go', ['run', '.', old.ownerUrl, signer.verifierKey, file], { cwd: 'services/proof/audit' });
    const said = await go.then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    );
    const faults = said.split('\n').filter((line) => line.startsWith('FAULT'));
    expect(faults.filter((line) => !GIFT_OF_THE_DEMO.test(line))).toEqual([]);
    expect(said).toContain('1 signed heads');
  });
});
