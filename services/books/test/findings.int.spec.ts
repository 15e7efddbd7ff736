import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Console, confirm, signInAs } from '../../../test/support/console.js';
import { BooksShop } from './books.fixture.js';

const MINUTE_MS = 60_000;

let books: BooksShop;
let owner: Console;

beforeAll(async () => {
  Logger.overrideLogger(false);
  books = await BooksShop.open();
  expect(await books.check()).toBe(0);
});
afterAll(() => books?.close());
beforeEach(async () => {
  await books.quiet.pass(15 * MINUTE_MS);
  owner = await signInAs(books.shop, 'owner');
  await signInAs(books.shop, 'finance');
  await confirm(owner);
});
afterEach(() => books.tamper('delete from mail.messages'));

const fillIn = (sql: string) =>
  sql
    .replaceAll('%a', `'${books.alice.memberId}'::uuid`)
    .replaceAll('%b', `'${books.bob.memberId}'::uuid`)
    .replaceAll('%d', `'${books.drawId}'::uuid`);
const nextCheck = async (): Promise<number> => {
  await books.quiet.pass(MINUTE_MS);
  return books.check();
};
const mails = () => books.sql<{ body: string }>("select body from mail.messages where id like 'findings/%'");
/** SQL of the oldest entries. A purchase between a change and its repair is never among them. */
const HOUSE = "(select id from ledger.ledger_entries where account_class = 'sales' order by recorded_at, id limit 1)";
const OWN = `(select id from ledger.ledger_entries where member_id = %a and account_class = 'member:free' order by recorded_at, id limit 1)`;

describe('a finding about the house', () => {
  it('freezes nobody, and closes once the entry agrees again', async () => {
    await books.tamper(`update ledger.ledger_entries set amount = amount + 1 where id = ${HOUSE}`);
    await books.tamper(
      "update books.walks set seq = 0, hash = sha256('oripa-log/1'), epoch = 0, xid = '0', ordinal = 0 where walk = 'again'",
    );
    expect(await books.check()).toBe(1);
    expect(await books.open()).toEqual([expect.stringMatching(/^entry /)]);
    expect(await books.frozen()).toEqual([]);
    const bought = await books.post(books.alice, 'user/pack/buy', { pack_id: 'pack', count: 1 });
    expect(bought.body.result).toBe('1');
    await books.quiet.feed();
    await nextCheck();
    expect(await books.open()).toHaveLength(1);
    await books.tamper(`update ledger.ledger_entries set amount = amount - 1 where id = ${HOUSE}`);
    expect(await nextCheck()).toBe(0);
    expect(await books.open()).toEqual([]);
  });

  it('freezes nobody for an entry of the house without an event', async () => {
    await books.tamper(`insert into ledger.ledger_entries
      select gen_random_uuid() || '.0', stream_version, at, recorded_at, unit, account_class, member_id, lot_id, amount, type,
        kind, document, memo, actor from ledger.ledger_entries where id = ${HOUSE}`);
    await nextCheck();
    expect((await books.open()).sort()).toEqual([expect.stringMatching(/^entry /), 'rows ledger.ledger_entries']);
    expect(await books.frozen()).toEqual([]);
    await books.tamper(`delete from ledger.ledger_entries t where not exists (select from store.events e
      where e.event_id::text = left(t.id, 36))`);
    await nextCheck();
    expect(await books.open()).toEqual([]);
  });
});

/** Cases of tampering: how to tamper, how to repair, the expected finding, and the members it freezes. */
const OF_MEMBERS: readonly (readonly [string, string, string, string])[] = [
  [
    'a balance',
    'update points.wallets set coin = coin + 5 where member_id = %a',
    'update points.wallets set coin = coin - 5 where member_id = %a',
    'wallet alice',
  ],
  [
    'a card of a draw',
    `update draws.draws set cost = cost + 1 where draw_id = %d`,
    `update draws.draws set cost = cost - 1 where draw_id = %d`,
    'draw the draw',
  ],
  [
    'a parcel',
    `update shipments.parcels set version = version + 1`,
    `update shipments.parcels set version = version - 1`,
    'shipment',
  ],
  [
    'an entry of the member’s own account',
    `update ledger.ledger_entries set amount = amount + 1 where id = ${OWN}`,
    `update ledger.ledger_entries set amount = amount - 1 where id = ${OWN}`,
    'entry',
  ],
  [
    'an event of the member’s wallet',
    `update store.events set actor = 'x' || actor where stream_id = 'wallet-' || %a and stream_version = 1`,
    `update store.events set actor = substr(actor, 2) where stream_id = 'wallet-' || %a and stream_version = 1`,
    'chain',
  ],
];

describe('a finding about a member', () => {
  it.each(OF_MEMBERS)('unfreezes its member once a later check agrees: %s', async (_, tamper, restore, finding) => {
    await books.tamper(fillIn(tamper));
    await nextCheck();
    expect((await books.open()).join('\n')).toContain(finding);
    expect(await books.frozen()).toEqual(['alice']);
    await nextCheck();
    expect(await books.frozen()).toEqual(['alice']);
    await books.tamper(fillIn(restore));
    await nextCheck();
    await nextCheck();
    expect(await books.open()).toEqual([]);
    expect(await books.frozen()).toEqual([]);
    const bought = await books.post(books.alice, 'user/pack/buy', { pack_id: 'pack', count: 1 });
    expect(bought.body.result).toBe('1');
    await books.quiet.feed();
  });

  it('keeps the member frozen while another finding of theirs is open', async () => {
    await books.tamper(
      fillIn(`update points.wallets set coin = coin + 5 where member_id = %a;
      update draws.draws set cost = cost + 1 where draw_id = %d`),
    );
    await nextCheck();
    await books.tamper(fillIn('update points.wallets set coin = coin - 5 where member_id = %a'));
    await nextCheck();
    expect(await books.open()).toEqual(['draw the draw']);
    expect(await books.frozen()).toEqual(['alice']);
    await books.tamper(fillIn('update draws.draws set cost = cost - 1 where draw_id = %d'));
    await nextCheck();
    expect(await books.frozen()).toEqual([]);
  });

  it('unfreezes a member without a finding', async () => {
    await books.tamper(fillIn('update members.standing set frozen_at = now() where member_id = %a'));
    await books.tamper(
      fillIn('insert into members.standing (member_id, frozen_at) values (%a, now()) on conflict do nothing'),
    );
    await nextCheck();
    expect(await books.frozen()).toEqual([]);
  });
});

describe('more open findings than one check rechecks', () => {
  it('get rechecked in turn, so that the last one also closes', async () => {
    await books.tamper(`update ledger.ledger_entries set amount = amount + 1 where id = ${HOUSE}`);
    await books.tamper(
      "update books.walks set seq = 0, hash = sha256('oripa-log/1'), epoch = 0, xid = '0', ordinal = 0 where walk = 'again'",
    );
    await nextCheck();
    expect(await books.open()).toEqual([expect.stringMatching(/^entry /)]);
    const copy = (subject: string, from: number, count = 1) =>
      books.tamper(`insert into books.findings
          (id, check_name, subject, member_id, seq, differences, of_log, found_at, seen_at, reported_at)
        overriding system value
        select ${from} + n, check_name, ${subject}, gen_random_uuid(), seq, differences, of_log, found_at, seen_at, found_at
          from books.findings, generate_series(0, ${count - 1}) n where closed_at is null and member_id is null`);
    const right = `(select e.id from ledger.ledger_entries e
      where split_part(e.id, '.', 1) = split_part(subject, '.', 1) and e.id <> subject limit 1)`;
    // The first and the last agree; between them the numbers get another digit.
    await copy(right, 99_989);
    await copy('subject', 99_990, 560);
    await copy(right, 100_550);
    const openCount = async () => (await books.open()).length;
    expect(await openCount()).toBe(563);
    for (let checks = 0; checks < 3; checks++) await nextCheck();
    expect(await openCount()).toBe(561);
    await books.tamper(`update ledger.ledger_entries set amount = amount - 1 where id = ${HOUSE}`);
    for (let checks = 0; checks < 3; checks++) await nextCheck();
    expect(await books.open()).toEqual([]);
  });
});

describe('mails about findings', () => {
  it('reach each operator once, however many findings one cause has', async () => {
    await books.tamper('update ledger.ledger_entries set amount = amount + 1');
    await nextCheck();
    const open = await books.open();
    expect(open.length).toBeGreaterThan(20);
    expect(await mails()).toHaveLength(2);
    expect((await mails())[0]!.body).toContain(`${open.length} values`);
    await nextCheck();
    expect(await mails()).toHaveLength(2);
    await books.tamper('update ledger.ledger_entries set amount = amount - 1');
    await nextCheck();
    expect([await books.open(), await books.frozen(), await mails()]).toEqual([[], [], expect.anything()]);
    expect(await mails()).toHaveLength(2);
  });

  it('combine the findings of ten minutes after the last mail', async () => {
    const tamper = (who: string, by: number) =>
      books.tamper(fillIn(`update points.wallets set coin = coin + ${by} where member_id = ${who}`));
    await tamper('%a', 5);
    await nextCheck();
    expect(await mails()).toHaveLength(2);
    await tamper('%b', 5);
    await nextCheck();
    expect(await books.frozen()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
    await books.quiet.pass(10 * MINUTE_MS);
    await nextCheck();
    expect(await mails()).toHaveLength(4);
    await tamper('%a', -5);
    await tamper('%b', -5);
    await nextCheck();
    expect(await books.frozen()).toEqual([]);
  });
});
