import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '../../../test/support/browser.js';
import { QuietShop } from '../../../test/support/quiet-shop.js';
import { buildPrize, type WholeShop } from '../../../test/support/whole-shop.js';
import { Boxes } from '../boxes/boxes.js';
import { computeNextHead, hashClientSeed, logLine } from '../streams/draw-log.js';
import type { ExtraRule } from '../streams/extra-prizes.js';
import { DrawPack } from './draw-pack.command.js';
import type { DrawOutcome } from './pending-draw.js';

const DAY_MS = 24 * 3_600_000;

let quiet: QuietShop;
let shop: WholeShop;
let packs = 0;

beforeAll(async () => {
  quiet = await QuietShop.open();
  shop = quiet.shop;
});
afterAll(() => quiet.close());

const extra = (id: string, buyPoint: number, rule: ExtraRule['rule'], draws: number[] = [], overrides: object = {}) =>
  buildPrize(id, 0, buyPoint, { extra: { rule, draws }, rank: 0, ...overrides });

/** Opens a box of 30 tickets with a last-one prize and a prize for every tenth draw. */
const openPack = async (overrides: object = {}): Promise<string> => {
  const packId = `extra-${packs++}`;
  const prizes = [buildPrize('a', 30, 1000), extra('round', 500, 'every', [10]), extra('last', 5000, 'last')];
  await shop.openBox(packId, { prizes, pricePoint: 10, ...overrides });
  return packId;
};
const buy = async (browser: Browser, pack_id: string, count: number | 'all') => {
  const { body } = await browser.post('user/pack/buy', { pack_id, count });
  expect(body).toMatchObject({ result: '1' });
  return body;
};
const wonOf = (cards: { model_number: string; extra: string }[]) =>
  cards.filter((card) => card.extra).map((card) => `${card.model_number} ${card.extra}`);

describe('extra prizes', () => {
  it('do not count towards a member’s limit', async () => {
    const packId = await openPack({ canLimit: 20 });
    const { browser, memberId } = await shop.person(10_000);
    expect((await buy(browser, packId, 10)).cards).toHaveLength(11);
    expect(await shop.app.get(Boxes).drawnBy(memberId, [packId])).toMatchObject(
      new Map([[packId, { cards: 10, lastAt: expect.any(Date) }]]),
    );
    expect((await buy(browser, packId, 10)).cards).toHaveLength(11);
  });

  it('do not count towards a member’s limit when draws share a transaction', async () => {
    const packId = await openPack({ canLimit: 30 });
    const { memberId } = await shop.person(10_000);
    const outcomes: string[] = [];
    const render = (drawn: DrawOutcome) => {
      outcomes.push('refusal' in drawn ? drawn.refusal.code : 'drawn');
      return { state: 200, body: '' };
    };
    const request = { memberId, sessionId: memberId, packId, count: 10, clientSeed: null };
    // The first draw begins at once. The others wait for it and form the next batch.
    const keys = ['first', 'second', 'third'].map((key) => `${packId} ${key}`);
    await Promise.all(
      keys.map((key) => shop.commands.execute(new DrawPack(request, { key, payloadHash: '', render }))),
    );
    expect(outcomes).toEqual(['drawn', 'drawn', 'drawn']);
  });

  it('come in addition to the cards of the box, and appear in receipt, log and history', async () => {
    const packId = await openPack();
    const { browser } = await shop.person(10_000);
    expect(wonOf((await buy(browser, packId, 9)).cards)).toEqual([]);
    const tenth = await buy(browser, packId, 1);
    expect(tenth.cards).toHaveLength(2);
    expect(wonOf(tenth.cards)).toEqual(['round キリ番賞（10回目ごと）']);
    const rest = await buy(browser, packId, 'all');
    expect(rest.cards).toHaveLength(23);
    expect(wonOf(rest.cards)).toEqual([
      'round キリ番賞（10回目ごと）',
      'round キリ番賞（10回目ごと）',
      'last ラストワン賞',
    ]);
    const receipt = (await browser.get(`fair/draw/${rest.history_id}`)).body;
    expect(receipt).toMatchObject({ first_slot: 10, count: 20, extra_prize_ids: ['round', 'round', 'last'] });
    expect(receipt.prize_ids).toHaveLength(20);
    const { list } = (await browser.get(`fair/pack/${packId}/log`)).body;
    const winningLines = list.filter((line: object) => 'extra_prize_ids' in line);
    expect(winningLines.map(({ slot, extra_prize_ids }: Record<string, unknown>) => [slot, extra_prize_ids])).toEqual([
      [9, ['round']],
      [19, ['round']],
      [29, ['round', 'last']],
    ]);
    let head = (await browser.get(`fair/pack/${packId}`)).body.box_hash;
    for (const line of list) {
      head = computeNextHead(
        head,
        logLine(line.slot, line.day, line.client_seed_hash, line.prize_id, line.extra_prize_ids),
      );
      expect(line.hash).toBe(head);
    }
    expect(receipt.head).toBe(head);
    expect(list[29].client_seed_hash).toBe(hashClientSeed(receipt.client_seed));
    await quiet.feed();
    const { detail } = (await browser.get(`user/history/detail/${rest.history_id}`)).body;
    expect(detail.count).toBe(23);
    expect(wonOf(detail.cards)).toHaveLength(3);
    const points = (await browser.get('user/point')).body.detail.point;
    expect(points).toBe(10_000 - 300);
  });

  it('appear in a manifest of version 2 without tickets, while a box without them has version 1', async () => {
    const of = async (packId: string) => JSON.parse((await shop.visitorGet(`fair/pack/${packId}`)).body.manifest);
    const shared = { buy_point: expect.any(Number), no_reduction: '0' };
    expect(await of(await openPack())).toMatchObject({
      version: 'oripa-box/2',
      tickets: 30,
      prizes: [{ id: 'a', quantity: 30 }],
      extra_prizes: [
        { id: 'round', rule: 'every', draws: [10], ...shared },
        { id: 'last', rule: 'last', draws: [], ...shared },
      ],
    });
    const plain = await of(await openPack({ prizes: [buildPrize('a', 30, 10)] }));
    expect(plain.version).toBe('oripa-box/1');
    expect(plain).not.toHaveProperty('extra_prizes');
  });

  it('go to one of two members who take the last ticket at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const packId = await openPack();
      const people = await shop.persons(3, 10_000);
      await buy(people[0]!.browser, packId, 29);
      const replies = await Promise.all(
        people.map(({ browser }) => browser.post('user/pack/buy', { pack_id: packId, count: '1' })),
      );
      const sold = replies.filter(({ body }) => body.result === '1');
      expect(sold).toHaveLength(1);
      expect(wonOf(sold[0]!.body.cards)).toEqual(['round キリ番賞（10回目ごと）', 'last ラストワン賞']);
      expect(replies.filter(({ body }) => body.errors?.count[0].includes('売り切れ'))).toHaveLength(2);
      const cards = `select sum(cardinality(prizes)) as cards, sum(extras) as extras from draws.draws where pack_id = $1`;
      expect((await shop.pool.query(cards, [packId])).rows[0]).toEqual({ cards: 34, extras: 4 });
    }
  });

  it('allow the decisions of other cards: converted, shipped, or by the shop after 24 hours', async () => {
    const prizes = [
      buildPrize('a', 2, 1000),
      extra('named', 300, 'at', [1]),
      extra('only', 0, 'last', [], { noReduction: true }),
    ];
    const packId = await openPack({ prizes });
    const { browser } = await shop.person(1000);
    const first = await buy(browser, packId, 1);
    const ids = first.cards.map(({ history_id }: { history_id: string }) => history_id);
    const decided = await browser.post('user/pack/decision', { send_card: [], reduction_card: ids });
    expect(decided.body.result).toBe('1');
    expect((await browser.get('user/point')).body.detail.point).toBe(1000 - 10 + 1300);
    const last = await buy(browser, packId, 1);
    const refused = await browser.post('user/pack/decision', {
      send_card: [],
      reduction_card: [last.cards[1].history_id],
    });
    expect(refused.body).toMatchObject({ state: 400, errors: { reduction_card: [expect.any(String)] } });
    await quiet.pass(DAY_MS);
    await quiet.sweep();
    const outcomes = 'select outcomes, undecided from draws.draws where draw_id = $1';
    expect((await shop.pool.query(outcomes, [last.history_id])).rows[0]).toEqual({ outcomes: 'cs', undecided: 0 });
  });

  it('count neither towards limits nor as draws in the points history', async () => {
    const packId = await openPack({ canLimit: 11, maxBuyCount: 10 });
    const { browser } = await shop.person(10_000);
    await buy(browser, packId, 10);
    const refused = await browser.post('user/pack/buy', { pack_id: packId, count: '2' });
    expect(refused.body.errors.count[0]).toContain('1〜1回');
    await buy(browser, packId, 1);
    await quiet.feed();
    const historyText = (await browser.get('user/point/list')).text;
    expect(historyText).toContain(`パック${packId} 10回`);
    expect(historyText).not.toContain('11回');
  });

  it('can only be shipped when the pack is paid in coins', async () => {
    const packId = await openPack({ currency: 'coins', pricePoint: 1 });
    const { browser } = await shop.person(0, 100);
    const { cards } = await buy(browser, packId, 'all');
    expect(cards.map(({ no_reduction }: { no_reduction: string }) => no_reduction)).toEqual(
      Array.from({ length: 34 }, () => '1'),
    );
  });
});
