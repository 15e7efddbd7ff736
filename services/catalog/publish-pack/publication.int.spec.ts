import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { byTwo, signedIn } from '../../../test/support/console.js';
import { until } from '../../../test/support/until.js';
import { Timekeeper } from '../../platform/deadlines/timekeeper.js';
import { draftRequest, openCatalog } from '../test/catalog.fixture.js';

const now = new Date('2026-04-01T03:00:00.000Z');
const MINUTE_MS = 60_000;

let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  shop = await openCatalog(now);
  shop.app.get(Timekeeper).start();
});
afterAll(async () => {
  await shop.app.get(Timekeeper).stop();
  await shop.close();
});

const inMinutes = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
const draft = async (change: object = {}) =>
  (await shop.owner.send('POST', 'packs', { ...draftRequest, price_point: 600, ...change })).body;
const order = (id: string, name: string, body: object = {}) =>
  shop.owner.send('POST', `packs/${id}/${name}`, { reason: 'because', ...body });
const read = async (id: string) => (await shop.owner.send('GET', `packs/${id}`)).body;
const pass = (to: string) => {
  shop.clock.set(new Date(to));
  shop.app.get(Timekeeper).wake();
};
/** Comes to a moment when all that was to be published until then has been: after it comes a draft for the next millisecond. */
const passAll = async (to: string) => {
  const at = new Date(Date.parse(to) + 1).toISOString();
  const { id } = await draft();
  await order(id, 'publish', { at });
  pass(at);
  await until('the last one is published', async () => (await read(id)).status === 'published');
};
const deadlines = async (id: string): Promise<number> => {
  const sql = `select count(*)::int as count from store.deadlines where kind = 'pack-publication' and stream_id = $1`;
  return (await shop.pool.query(sql, [`pack-${id}`])).rows[0].count;
};
const factsOf = async (id: string): Promise<string[]> => {
  const sql = 'select type, actor from store.events where stream_id = $1 order by stream_version';
  return (await shop.pool.query(sql, [`pack-${id}`])).rows.map(({ type, actor }) => `${type} ${actor.split(':')[0]}`);
};
const isListed = async (id: string): Promise<boolean> => {
  const { list } = (await shop.app.inject({ method: 'GET', url: '/api/user/pack/list' })).json();
  return list.some((pack: { id: string }) => pack.id === id);
};

describe('a publication at a time', () => {
  it('given a time to come, then it waits as it is, and is published by itself when the time has come', async () => {
    const { id, prizes, ...record } = await draft();
    const at = inMinutes(1);
    const planned = await order(id, 'publish', { at });
    expect(planned).toMatchObject({ status: 200, body: { status: 'draft', version: 2 } });
    expect(new Date(planned.body.publish_at).toISOString()).toBe(at);
    expect(await shop.owner.send('PUT', `packs/${id}`, { ...record, prizes, version: 2 })).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.stringMatching(/scheduled/)] } },
    });
    expect(await isListed(id)).toBe(false);
    pass(at);
    // Visitors look all the while.
    await until('it is listed', () => isListed(id));
    const published = await read(id);
    expect(published).toMatchObject({ status: 'published', publish_at: null, box_hash: `hash-${id}` });
    expect(new Date(published.start_at).toISOString()).toBe(at);
    expect(published.by_clock).toEqual([{ id: expect.any(String), type: 'PackPublished', at: published.start_at }]);
    expect(await deadlines(id)).toBe(0);
    expect(await factsOf(id)).toEqual([
      'PackDrafted operator',
      'PackPublicationPlanned operator',
      'PackPublished clock',
    ]);
  });

  it('given that it was taken back, then it is not published and can be edited', async () => {
    const { id, ...record } = await draft();
    const at = inMinutes(1);
    await order(id, 'publish', { at });
    expect(await order(id, 'cancel-publication')).toMatchObject({
      status: 200,
      body: { publish_at: null, version: 3 },
    });
    expect(await deadlines(id)).toBe(0);
    expect(await order(id, 'cancel-publication')).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.any(String)] } },
    });
    expect((await shop.owner.send('PUT', `packs/${id}`, { ...record, version: 3 })).status).toBe(200);
    await passAll(at);
    expect((await read(id)).status).toBe('draft');
  });

  it('given that it was put off, then only the later time counts', async () => {
    const { id } = await draft();
    const [first, second] = [inMinutes(1), inMinutes(2)];
    await order(id, 'publish', { at: first });
    await order(id, 'publish', { at: second });
    expect(await deadlines(id)).toBe(1);
    await passAll(first);
    expect((await read(id)).status).toBe('draft');
    pass(second);
    await until('it is published', async () => (await read(id)).status === 'published');
  });

  it('given that it is published at once meanwhile, then nothing is left to be done at the time', async () => {
    const { id } = await draft();
    const at = inMinutes(1);
    await order(id, 'publish', { at });
    expect((await order(id, 'publish')).body).toMatchObject({ status: 'published', publish_at: null });
    expect(await deadlines(id)).toBe(0);
  });

  it('given that the shop was away until its sale was over, then it stays a draft and says why', async () => {
    const { id } = await draft({ end_at: inMinutes(3) });
    await order(id, 'publish', { at: inMinutes(1) });
    pass(inMinutes(4));
    await until('it is known to have failed', async () => (await read(id)).publish_at === null);
    expect(await read(id)).toMatchObject({ status: 'draft', by_clock: [{ type: 'PackPublicationFailed' }] });
    expect((await factsOf(id)).at(-1)).toBe('PackPublicationFailed clock');
    expect(await deadlines(id)).toBe(0);
  });

  it.each([
    ['a time that has passed', () => inMinutes(-1), 'at'],
    ['no time', () => 'tomorrow', 'at'],
    ['a time without an offset', () => '2027-01-01T00:00:00', 'at'],
    ['a time after its end', () => inMinutes(9), 'end_at'],
  ])('given %s, then it is refused under its field and nothing is planned', async (_, at, field) => {
    const { id } = await draft({ end_at: inMinutes(5) });
    const refused = await order(id, 'publish', { at: at() });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
    expect(await deadlines(id)).toBe(0);
    expect((await read(id)).version).toBe(1);
  });
});

describe('a pack that loses money', () => {
  const preflight = async (id: string) => (await shop.owner.send('GET', `packs/${id}/preflight`)).body;
  // 57,920 points in 100 cards.
  const loses = { price_point: 579 };

  it('given nobody who accepts that, then it is refused with what it loses, and stays a draft', async () => {
    const { id } = await draft(loses);
    expect(await preflight(id)).toMatchObject({
      ready: true,
      problems: [],
      loss: {
        if_converted: 20,
        if_shipped: 0,
        message: 'If it sells out, it loses ¥20 if every card that can be converted is.',
      },
      needs_second: { return_percent: 101 },
    });
    for (const body of [{}, { accept_loss: false }, { at: inMinutes(1) }, { accept_loss: 'yes' }]) {
      const { status, body: answer } = await order(id, 'publish', body);
      expect([status, Object.keys(answer.errors)]).toEqual([400, ['accept_loss']]);
    }
    expect((await order(id, 'publish')).body.errors.accept_loss[0]).toMatch(
      /^If it sells out, it loses ¥20 .+accept_loss: true/,
    );
    expect(await read(id)).toMatchObject({ status: 'draft', version: 1, publish_at: null });
    expect(await deadlines(id)).toBe(0);
  });

  it('given an owner who accepts it, then it is published, now or at a time', async () => {
    const [now, later] = [await draft(loses), await draft(loses)];
    const publish = (id: string, more: object = {}) =>
      byTwo(shop, () => order(id, 'publish', { accept_loss: true, ...more }));
    expect((await publish(now.id)).body.status).toBe('published');
    const at = inMinutes(1);
    expect((await publish(later.id, { at })).body.status).toBe('draft');
    await passAll(inMinutes(1));
    expect((await read(later.id)).status).toBe('published');
  });

  it('given an owner who accepts it, then another operator agrees, and sees how much it gives back', async () => {
    const { id } = await draft(loses);
    const publish = (more: object = {}) => order(id, 'publish', { accept_loss: true, ...more });
    for (const more of [{}, { at: inMinutes(1) }])
      expect(Object.keys((await publish(more)).body.errors)).toEqual(['approval']);
    expect(await read(id)).toMatchObject({ status: 'draft', version: 1, publish_at: null });
    const finance = await signedIn(shop, 'finance');
    expect((await finance.get('approvals?range=[0,1]')).body).toMatchObject([
      { command: 'publish', request: { accept_loss: true, at: expect.anything() } },
      { resource_id: id, worth: 101, unit: 'percent', about: { sales: 57_900, given: 57_920 } },
    ]);
  });

  it('given tickets that nobody has drawn, then a second operator agrees before the pack is closed for good', async () => {
    const large = await shop.owner.publish({ price_point: 600 });
    expect(Object.keys((await order(large, 'close')).body.errors)).toEqual(['approval']);
    expect((await read(large)).status).toBe('published');
    const [asked] = (await (await signedIn(shop, 'finance')).get('approvals?range=[0,0]')).body;
    expect(asked).toMatchObject({
      ...{ command: 'close', resource_id: large, worth: 60_000, unit: 'points' },
      about: { tickets_left: 100, price_point: 600 },
    });
    expect((await byTwo(shop, () => order(large, 'close'))).body.status).toBe('closed');
  });

  it('given cards that members convert or ship at the expense of the shop, then a second operator agrees to the worst case', async () => {
    await shop.pool.query("update catalog.cards set cost_yen = 900 where card_id = 'miss'");
    const { id } = await draft({ price_point: 1100 });
    // 50,000 points and 99 cards of ¥900 for 110,000 points of sales.
    expect(await preflight(id)).toMatchObject({
      arithmetic: { worst: -29_100, resultIfShipped: 20_900, resultIfConverted: 52_080 },
      loss: { if_converted: 0, if_shipped: 0, worst: 29_100 },
      needs_second: { return_percent: 127 },
    });
    expect((await read(id)).arithmetic.worst).toBe(-29_100);
    expect((await order(id, 'publish')).body.errors).toEqual({ accept_loss: [expect.stringMatching(/¥29,100/)] });
    expect(Object.keys((await order(id, 'publish', { accept_loss: true })).body.errors)).toEqual(['approval']);
    await shop.pool.query("update catalog.cards set cost_yen = 0 where card_id = 'miss'");
  });

  it('given cards that cost more than all draws, then that is a loss too', async () => {
    await shop.pool.query("update catalog.cards set cost_yen = 100000 where card_id = 'hit'");
    const { id } = await draft();
    expect((await preflight(id)).loss).toMatchObject({ if_converted: 0, if_shipped: 40_000 });
    expect((await order(id, 'publish')).status).toBe(400);
    await shop.pool.query("update catalog.cards set cost_yen = 0 where card_id = 'hit'");
    expect((await order(id, 'publish')).status).toBe(200);
  });

  it('given what stands against it besides, then that is told first', async () => {
    const { id } = await draft({ ...loses, prizes: [] });
    expect(Object.keys((await order(id, 'publish')).body.errors)).toEqual(['prizes']);
  });
});

describe('the preflight', () => {
  const preflight = (id: string, query = '') => shop.owner.send('GET', `packs/${id}/preflight${query}`);

  it('given a draft in order, then it is ready', async () => {
    const { id } = await draft();
    const { arithmetic } = await read(id);
    expect((await preflight(id)).body).toEqual({
      ...{ id, ready: true, problems: [], loss: null, needs_second: null },
      arithmetic,
    });
  });

  it.each([
    [579, { return_percent: 101 }, ['approval']],
    [580, null, []],
  ])(
    'given a price of %d, then it tells as a publication does whether another operator is asked: %j',
    async (price, told, asked) => {
      const { id } = await draft({ price_point: price });
      expect((await preflight(id)).body.needs_second).toEqual(told);
      const { body } = await order(id, 'publish', { accept_loss: true });
      expect(Object.keys(body.errors ?? {})).toEqual(asked);
    },
  );

  it('given a draft with much against it, then all is told at once, by field and row, and so does a publication', async () => {
    const { id } = await draft({
      image: [],
      detail: '',
      end_at: inMinutes(-1),
      prizes: [
        { card_id: 'hit', rank: 1, rank_name: 'S賞', rank_name_en: 'S', quantity: 1 },
        { card_id: 'miss', rank: 1, rank_name: 'A賞', rank_name_en: 'S', quantity: 999 },
      ],
    });
    const { body } = await preflight(id);
    expect(body.ready).toBe(false);
    const told = body.problems.map((one: { code: string; field: string; row: number; blocks: boolean }) => [
      one.code,
      one.field,
      one.row,
      one.blocks,
    ]);
    expect(told).toEqual([
      ['EndsBeforeItStarts', 'end_at', null, true],
      ['NoPicture', 'image', null, false],
      ['NoDetail', 'detail', null, false],
      ['RankNamesDiffer', 'rank_name', 1, true],
    ]);
    expect(body.problems.every(({ message }: { message: string }) => /^[A-Z].+\.$/.test(message))).toBe(true);
    const refused = await order(id, 'publish');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['end_at', 'prizes.1.rank_name']]);
  });

  it('given a moment to come, then it is told what will stand against it then', async () => {
    const { id } = await draft({ end_at: inMinutes(5) });
    expect((await preflight(id)).body.ready).toBe(true);
    expect((await preflight(id, `?at=${encodeURIComponent(inMinutes(6))}`)).body.ready).toBe(false);
    expect((await preflight(id, '?at=x')).body.errors).toHaveProperty('at');
  });

  it('given a card that has changed since the draft was saved, then its row is told', async () => {
    const { id } = await draft();
    await shop.pool.query(`update catalog.cards set name = '別のカード' where card_id = 'miss'`);
    expect((await preflight(id)).body.problems).toMatchObject([{ code: 'CardHasChanged', row: 1, blocks: false }]);
    await shop.pool.query(`update catalog.cards set name = 'カードmiss' where card_id = 'miss'`);
  });

  it('given a published pack or none, then there is nothing to tell', async () => {
    const id = await shop.owner.publish();
    expect((await preflight(id)).body.errors).toHaveProperty('status');
    expect((await preflight('999999')).status).toBe(404);
    expect((await preflight('x')).status).toBe(404);
  });
});

describe('how a published pack is shown', () => {
  it('given other pictures, words and another place, then visitors see them and the box is as it was', async () => {
    const id = await shop.owner.publish();
    const before = await read(id);
    const change = { image: ['/uploads/new.webp'], position: 7, detail: '<p>新</p><script>x()</script>' };
    const changed = await order(id, 'change-display', change);
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({ ...before, version: 3, image: change.image, position: 7, detail: '<p>新</p>' });
    const { detail } = (await shop.app.inject({ method: 'GET', url: `/api/user/pack/detail/${id}` })).json();
    expect(detail).toMatchObject({ image: change.image, detail: '<p>新</p>' });
    expect((await factsOf(id)).at(-1)).toBe('PackDisplayChanged operator');
  });

  it.each([
    [{ image: ['javascript:x()'] }, 'image'],
    [{ position: -1 }, 'position'],
    [{ detail: 5 }, 'detail'],
  ])('given %j, then it is refused', async (change, field) => {
    const refused = await order(await shop.owner.publish(), 'change-display', change);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
  });

  it('given a draft or a closed pack, then it is refused', async () => {
    const { id } = await draft();
    expect((await order(id, 'change-display', { position: 3 })).body.errors).toHaveProperty('status');
    await order(id, 'publish');
    await byTwo(shop, () => order(id, 'close'));
    expect((await order(id, 'change-display', { position: 3 })).body.errors).toHaveProperty('status');
  });
});
