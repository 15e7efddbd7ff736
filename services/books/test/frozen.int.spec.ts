import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type Console, confirm, consolesOf } from '../../../test/support/console.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { BooksShop } from './books.fixture.js';

const because = { reason: 'restored from the copy of last night' };
const english = { 'accept-language': 'en' };

let books: BooksShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  Logger.overrideLogger(false);
  books = await BooksShop.open();
  consoles = await consolesOf(books.shop);
  await confirm(consoles.owner);
  expect(await books.check()).toBe(0);
  // Gives a friend points, as somebody with write access to the database could.
  await books.tamper(`update points.lots set issued = 777777, remaining = 777777 where member_id = '${books.alice.memberId}'
    and live and kind = 'free' and issued = 5000`);
});
afterAll(() => books?.close());

const findings = async (who: 'owner' | 'finance' | 'support' = 'finance') =>
  (await consoles[who].get('book-findings?filter={"state":["open"]}')).body;
const close = (id: string, who: Role = 'owner') =>
  consoles[who].send('POST', `book-findings/${id}/close`, because, english);

describe('a member whose points were tampered with', () => {
  it('leads to one located finding, and one mail each to owners and finance', async () => {
    expect(await books.check()).toBe(1);
    expect(await books.check()).toBe(0);
    expect(await books.open()).toEqual(['wallet alice']);
    expect(await findings()).toEqual([
      expect.objectContaining({
        check: 'wallet',
        subject: books.alice.memberId,
        member_id: books.alice.memberId,
        state: 'open',
        there: true,
        differences: [
          { value: 'lot.remaining', lot_id: expect.any(String), expected: expect.any(String), found: '777777' },
          { value: 'lot.issued', lot_id: expect.any(String), expected: '5000', found: '777777' },
        ],
      }),
    ]);
    const mails = await books.sql<{ recipient: string; body: string }>(
      "select recipient, body from mail.messages where id like 'findings/%' order by recipient",
    );
    expect(mails.length).toBe(2);
    expect(mails[0]!.body).toContain('777777');
    expect(mails[0]!.body).toMatch(/\/admin\/book-findings\/\d+\/show/);
    expect(mails[0]!.body).not.toContain('@');
    expect((await consoles.finance.get('book-proof')).body).toMatchObject({
      open_findings: 1,
      unverified: 0,
      compared_at: expect.any(String),
      verified_at: expect.any(String),
      whole_at: expect.any(String),
    });
  });

  it('cannot draw, decide or get parcels, while others can', async () => {
    expect(await books.frozen()).toEqual(['alice']);
    const bought = await books.post(books.alice, 'user/pack/buy', { pack_id: 'pack', count: 1 });
    expect([bought.body.state, bought.body.errors.count[0]]).toEqual([400, expect.stringContaining('確認している')]);
    const [first] = await books.sql<{ id: string }>(
      `select draw_id || '.2' as id from draws.draws where draw_id = '${books.drawId}'`,
    );
    const decided = await books.post(books.alice, 'user/pack/decision', { send_card: [], reduction_card: [first!.id] });
    expect([decided.body.state, decided.body.errors.send_card[0]]).toEqual([
      400,
      expect.stringContaining('確認している'),
    ]);
    const [parcel] = await books.sql<{ id: string }>('select shipment_id as id from shipments.parcels');
    const sent = await consoles.support.send(
      'POST',
      `shipments/${parcel!.id}/mark-shipped`,
      { reason: 'x', delivery_code: '1234', carrier: 'other' },
      english,
    );
    expect([sent.status, JSON.stringify(sent.body)]).toEqual([
      400,
      expect.stringContaining('records are being checked'),
    ]);
    const other = await books.post(books.bob, 'user/pack/buy', { pack_id: 'pack', count: 1 });
    expect(other.body.result).toBe('1');
  });

  it('keeps undecided cards after the 24 hours', async () => {
    await books.quiet.pass(25 * 3_600_000);
    await books.quiet.sweep().catch(() => undefined);
    const [draw] = await books.sql(`select undecided from draws.draws where draw_id = '${books.drawId}'`);
    expect(draw).toEqual({ undecided: 4 });
    consoles = await consolesOf(books.shop);
    await confirm(consoles.owner);
  });

  it('gets unfrozen once a later check agrees, and nobody can close the finding before', async () => {
    const [finding] = await findings();
    expect((await close(finding.id, 'finance')).status).toBe(403);
    const refused = await close(finding.id);
    expect([refused.status, refused.body.errors.id[0]]).toEqual([
      400,
      expect.stringContaining('did not match the log'),
    ]);
    await books.tamper(`update points.lots l set remaining = p.remaining, issued = p.issued from books.lots p
      where p.lot_id = l.lot_id and l.member_id = '${books.alice.memberId}'`);
    await books.quiet.pass(60_000);
    expect(await books.check()).toBe(0);
    expect(await books.frozen()).toEqual([]);
    const closed = (await consoles.finance.get(`book-findings/${finding.id}`)).body;
    expect(closed).toMatchObject({ state: 'closed', closed_at: expect.any(String), closed_by_name: null });
    expect((await close(finding.id)).body.errors.id[0]).toContain('already');
    const bought = await books.post(books.alice, 'user/pack/buy', { pack_id: 'pack', count: 1 });
    expect(bought.body.result).toBe('1');
    // The decision that the clock had postponed follows.
    const [draw] = await books.sql(`select undecided from draws.draws where draw_id = '${books.drawId}'`);
    expect(draw).toEqual({ undecided: 0 });
  });

  it('gets frozen even if the points were spent before the check', async () => {
    await books.tamper(`update points.lots set issued = issued + 100, remaining = remaining + 100
      where member_id = '${books.bob.memberId}' and issued = 3000;
      update points.wallets set free = free + 100 where member_id = '${books.bob.memberId}'`);
    const all = (
      await books.sql<{ left: number }>(`select sum(remaining)::int as left from points.lots
      where member_id = '${books.bob.memberId}'`)
    )[0]!.left;
    const bought = await books.post(books.bob, 'user/pack/buy', { pack_id: 'pack', count: Math.floor(all / 100) });
    expect(bought.body.result).toBe('1');
    expect(await books.check()).toBe(1);
    expect(await books.frozen()).toEqual(['bob']);
  });
});
