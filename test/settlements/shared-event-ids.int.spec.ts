import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CorrectedEventIds1763600000544 } from '../../migrations/0544-corrected-event-ids.js';
import { BooksShop } from '../../services/books/test/books.fixture.js';
import { placedEventIdOf } from '../../services/kernel/ids.js';
import { toTokyoDate } from '../../services/kernel/time.js';
import { ledgerEntriesProjection } from '../../services/ledger/ledger-entries/ledger-entries.projection.js';
import { Database } from '../../services/platform/database/database.js';
import { Feed } from '../../services/platform/feed/feed.js';
import { Rebuild } from '../../services/platform/projections/rebuild.js';
import { type Console, signInAs } from '../support/console.js';
import { FEE, fileOf, importFile, PRICE, payOrders } from './orders.fixture.js';

const run = promisify(execFile);
/** A key without an owner, as the program gets no signed head. */
const VERIFIER_KEY = 'localhost:3411/log+c048bfaf+AZn4liQgCJ5xOtCZMEkt0kwC4TiCT3NA9UOJImQDZhGV';
const LINES = 250;
const MINUTE_MS = 60_000;

let books: BooksShop;
let owner: Console;

/** Gives the events of later commits of an import the ids of its first commit, as earlier releases wrote them. */
const SHARE = `with numbered as (
    select stream_id, stream_version, event_id, correlation_id,
        row_number() over (partition by correlation_id order by epoch, xid, ordinal) as n
      from store.events where correlation_id like 'settlement/%/line-%')
  update store.events e set event_id = first.event_id
    from numbered own join numbered first on first.n = own.n and first.correlation_id like '%/line-2'
   where (e.stream_id, e.stream_version) = (own.stream_id, own.stream_version) and own.correlation_id not like '%/line-2'`;
const SUMS = `select (sum(amount) filter (where account_class = 'fees'))::int as fees,
    (sum(amount) filter (where account_class = 'provider:paypal'))::int as provider from ledger.ledger_entries`;
const RIGHT = { fees: -FEE * LINES, provider: -(PRICE - FEE) * LINES };

const migrate = async (step: 'up' | 'down'): Promise<void> => {
  const db = books.shop.app.get(Database).dataSource.createQueryRunner();
  try {
    await db.startTransaction();
    await new CorrectedEventIds1763600000544()[step](db);
    await db.commitTransaction();
  } finally {
    await db.release();
  }
};
const nextCheck = async (): Promise<void> => {
  await books.quiet.pass(MINUTE_MS);
  await books.check();
};

beforeAll(async () => {
  Logger.overrideLogger(false);
  books = await BooksShop.open();
  owner = await signInAs(books.shop, 'owner');
  const orders = await payOrders(books.quiet, LINES);
  await importFile(owner, fileOf(toTokyoDate(books.quiet.now), orders));
  await books.tamper(SHARE);
  await books.quiet.feed();
});
afterAll(() => books?.close());

describe('a shop whose events share ids', () => {
  it('has a ledger that lacks entries, findings, and a frozen member, until it is brought up to date', async () => {
    expect(await books.sql(SUMS)).not.toEqual([RIGHT]);
    await nextCheck();
    const open = await books.open();
    expect(open).toContain('rows ledger.ledger_entries');
    expect(open.filter((finding) => finding.startsWith('chain '))).not.toEqual([]);
    expect(open.filter((finding) => finding.startsWith('entry ')).length).toBeGreaterThan(LINES - 101);
    // Earlier releases did not detect shared ids, and froze members because of the house's entries.
    await books.tamper(`update books.findings set closed_at = now() where check_name = 'chain';
      insert into members.standing (member_id, frozen_at) values ('${books.alice.memberId}', now())
        on conflict (member_id) do update set frozen_at = excluded.frozen_at`);
  });

  it('lists every entry once after the migration, under an id that follows from its place', async () => {
    await migrate('down');
    await migrate('up');
    expect(await books.sql(SUMS)).toEqual([RIGHT]);
    const corrected = await books.sql<{ command: string; stream: string; version: number; id: string }>(
      `select e.correlation_id as command, stream_id as stream, stream_version as version, c.event_id as id
         from store.corrected_event_ids c join store.events e using (stream_id, stream_version)`,
    );
    expect(corrected).toHaveLength(2 * (LINES - 100));
    for (const { command, stream, version, id } of corrected)
      expect(id).toBe(placedEventIdOf(command, stream, version));
    const trial = (await owner.get('trial-balance')).body.rows as { account: string; debit: number; credit: number }[];
    const balanceOf = (account: string) =>
      trial.filter((row) => row.account === account).map(({ credit, debit }) => credit - debit);
    expect([balanceOf('fees'), balanceOf('provider:paypal')]).toEqual([[RIGHT.fees], [RIGHT.provider]]);
  });

  it('passes the auditor’s program', async () => {
    const args = ['run', '.', process.env.DATABASE_URL!, VERIFIER_KEY];
    const said = await run('go', args, { cwd: 'services/proof/audit' }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => `${stdout}${stderr}`,
    );
    expect(said).toContain('wallets: ');
    expect(said.split('\n').filter((line) => /^FAULT (chain|entry)/.test(line))).toEqual([]);
  });

  it('closes the findings and frees the members at the next checks', async () => {
    await nextCheck();
    expect([await books.open(), await books.frozen()]).toEqual([[], []]);
  });

  it('gives the same list when it is built anew', async () => {
    const all = 'select * from ledger.ledger_entries order by id';
    const before = await books.sql(all);
    const { app, clock, pool } = books.shop;
    await (await Rebuild.begin(pool, clock, ledgerEntriesProjection)).run(app.get(Feed));
    expect(await books.sql(all)).toEqual(before);
    await nextCheck();
    expect(await books.open()).toEqual([]);
  });

  it('changes nothing when no ids are shared', async () => {
    await migrate('down');
    await books.tamper(`update store.events set event_id = gen_random_uuid() where correlation_id like 'settlement/%/line-%'
      and correlation_id not like '%/line-2'`);
    await migrate('up');
    expect(await books.sql('select * from store.corrected_event_ids')).toEqual([]);
  });
});
