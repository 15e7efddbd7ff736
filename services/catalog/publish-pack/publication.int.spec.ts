import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runWithApproval, signInAs } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { DeadlineRunner } from '../../platform/deadlines/deadline-runner.js';
import { draftRequest, openCatalog } from '../test/catalog.fixture.js';

const now = new Date('2026-04-01T03:00:00.000Z');
const MINUTE_MS = 60_000;

let shop: Awaited<ReturnType<typeof openCatalog>>;
beforeAll(async () => {
  shop = await openCatalog(now);
  shop.app.get(DeadlineRunner).start();
});
afterAll(async () => {
  await shop.app.get(DeadlineRunner).stop();
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
  shop.app.get(DeadlineRunner).wake();
};
/** Moves the clock and waits for all plans until then, by a draft planned one millisecond later. */
const passAll = async (to: string) => {
  const at = new Date(Date.parse(to) + 1).toISOString();
  const { id } = await draft();
  await order(id, 'publish', { at });
  pass(at);
  await waitUntil('the last one is published', async () => (await read(id)).status === 'published');
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
  it('keeps a planned draft unchanged, and publishes it at its time', async () => {
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
    // Visitors read the list meanwhile.
    await waitUntil('it is listed', () => isListed(id));
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

  it('does not publish a cancelled plan, and lets the draft be edited', async () => {
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

  it('follows only the later time after a plan was postponed', async () => {
    const { id } = await draft();
    const [first, second] = [inMinutes(1), inMinutes(2)];
    await order(id, 'publish', { at: first });
    await order(id, 'publish', { at: second });
    expect(await deadlines(id)).toBe(1);
    await passAll(first);
    expect((await read(id)).status).toBe('draft');
    pass(second);
    await waitUntil('it is published', async () => (await read(id)).status === 'published');
  });

  it('does nothing at the planned time if the draft was published before', async () => {
    const { id } = await draft();
    const at = inMinutes(1);
    await order(id, 'publish', { at });
    expect((await order(id, 'publish')).body).toMatchObject({ status: 'published', publish_at: null });
    expect(await deadlines(id)).toBe(0);
  });

  it('keeps a draft with a reason if the shop was down until the end of sale', async () => {
    const { id } = await draft({ end_at: inMinutes(3) });
    await order(id, 'publish', { at: inMinutes(1) });
    pass(inMinutes(4));
    await waitUntil('it is known to have failed', async () => (await read(id)).publish_at === null);
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
  // The cards give back 57,920 points for 100 draws at 579.
  const loses = { price_point: 579 };

  it('refuses a loss that nobody accepts, states it, and keeps the draft', async () => {
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
      const { status, body: response } = await order(id, 'publish', body);
      expect([status, Object.keys(response.errors)]).toEqual([400, ['accept_loss']]);
    }
    expect((await order(id, 'publish')).body.errors.accept_loss[0]).toMatch(
      /^If it sells out, it loses ¥20 .+accept_loss: true/,
    );
    expect(await read(id)).toMatchObject({ status: 'draft', version: 1, publish_at: null });
    expect(await deadlines(id)).toBe(0);
  });

  it('publishes a loss that an owner accepts, now or at a time', async () => {
    const [now, later] = [await draft(loses), await draft(loses)];
    const publish = (id: string, options: object = {}) =>
      runWithApproval(shop, () => order(id, 'publish', { accept_loss: true, ...options }));
    expect((await publish(now.id)).body.status).toBe('published');
    const at = inMinutes(1);
    expect((await publish(later.id, { at })).body.status).toBe('draft');
    await passAll(inMinutes(1));
    expect((await read(later.id)).status).toBe('published');
  });

  it('requires a second operator for an accepted loss, and shows the payout', async () => {
    const { id } = await draft(loses);
    const publish = (options: object = {}) => order(id, 'publish', { accept_loss: true, ...options });
    for (const options of [{}, { at: inMinutes(1) }])
      expect(Object.keys((await publish(options)).body.errors)).toEqual(['approval']);
    expect(await read(id)).toMatchObject({ status: 'draft', version: 1, publish_at: null });
    const finance = await signInAs(shop, 'finance');
    expect((await finance.get('approvals?range=[0,1]')).body).toMatchObject([
      { command: 'publish', request: { accept_loss: true, at: expect.anything() } },
      { resource_id: id, worth: 101, unit: 'percent', about: { sales: 57_900, given: 57_920 } },
    ]);
  });

  it('requires a second operator to close a pack with undrawn tickets', async () => {
    const large = await shop.owner.publish({ price_point: 600 });
    expect(Object.keys((await order(large, 'close')).body.errors)).toEqual(['approval']);
    expect((await read(large)).status).toBe('published');
    const [approval] = (await (await signInAs(shop, 'finance')).get('approvals?range=[0,0]')).body;
    expect(approval).toMatchObject({
      ...{ command: 'close', resource_id: large, worth: 60_000, unit: 'points' },
      about: { tickets_left: 100, price_point: 600 },
    });
    expect((await runWithApproval(shop, () => order(large, 'close'))).body.status).toBe('closed');
  });

  it('requires a second operator for the worst case of conversion and shipping', async () => {
    await shop.pool.query("update catalog.cards set cost_yen = 900 where card_id = 'miss'");
    const { id } = await draft({ price_point: 1100 });
    // Cards worth 50,000 points and 99 cards of ¥900, for sales of 110,000 points.
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

  it('treats cards that cost more than all draws as a loss', async () => {
    await shop.pool.query("update catalog.cards set cost_yen = 100000 where card_id = 'hit'");
    const { id } = await draft();
    expect((await preflight(id)).loss).toMatchObject({ if_converted: 0, if_shipped: 40_000 });
    expect((await order(id, 'publish')).status).toBe(400);
    await shop.pool.query("update catalog.cards set cost_yen = 0 where card_id = 'hit'");
    expect((await order(id, 'publish')).status).toBe(200);
  });

  it('reports other problems before the loss', async () => {
    const { id } = await draft({ ...loses, prizes: [] });
    expect(Object.keys((await order(id, 'publish')).body.errors)).toEqual(['prizes']);
  });
});

describe('the preflight', () => {
  const preflight = (id: string, query = '') => shop.owner.send('GET', `packs/${id}/preflight${query}`);

  it('reports a valid draft as ready', async () => {
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
    async (price, returnPercent, needsSecond) => {
      const { id } = await draft({ price_point: price });
      expect((await preflight(id)).body.needs_second).toEqual(returnPercent);
      const { body } = await order(id, 'publish', { accept_loss: true });
      expect(Object.keys(body.errors ?? {})).toEqual(needsSecond);
    },
  );

  it('reports all problems of a draft at once by field and row, as a publication does', async () => {
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
    const problems = body.problems.map((one: { code: string; field: string; row: number; blocks: boolean }) => [
      one.code,
      one.field,
      one.row,
      one.blocks,
    ]);
    expect(problems).toEqual([
      ['EndsBeforeItStarts', 'end_at', null, true],
      ['NoPicture', 'image', null, false],
      ['NoDetail', 'detail', null, false],
      ['RankNamesDiffer', 'rank_name', 1, true],
    ]);
    expect(body.problems.every(({ message }: { message: string }) => /^[A-Z].+\.$/.test(message))).toBe(true);
    const refused = await order(id, 'publish');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['end_at', 'prizes.1.rank_name']]);
  });

  it('reports the problems at a later moment', async () => {
    const { id } = await draft({ end_at: inMinutes(5) });
    expect((await preflight(id)).body.ready).toBe(true);
    expect((await preflight(id, `?at=${encodeURIComponent(inMinutes(6))}`)).body.ready).toBe(false);
    expect((await preflight(id, '?at=x')).body.errors).toHaveProperty('at');
  });

  it('reports the row of a card that changed after the draft was saved', async () => {
    const { id } = await draft();
    await shop.pool.query(`update catalog.cards set name = '別のカード' where card_id = 'miss'`);
    expect((await preflight(id)).body.problems).toMatchObject([{ code: 'CardHasChanged', row: 1, blocks: false }]);
    await shop.pool.query(`update catalog.cards set name = 'カードmiss' where card_id = 'miss'`);
  });

  it('returns 404 for a published or unknown pack', async () => {
    const id = await shop.owner.publish();
    expect((await preflight(id)).body.errors).toHaveProperty('status');
    expect((await preflight('999999')).status).toBe(404);
    expect((await preflight('x')).status).toBe(404);
  });
});

describe('the display of a published pack', () => {
  it('shows visitors new pictures, texts and place, and leaves the box unchanged', async () => {
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

  it('refuses a draft or a closed pack', async () => {
    const { id } = await draft();
    expect((await order(id, 'change-display', { position: 3 })).body.errors).toHaveProperty('status');
    await order(id, 'publish');
    await runWithApproval(shop, () => order(id, 'close'));
    expect((await order(id, 'change-display', { position: 3 })).body.errors).toHaveProperty('status');
  });
});
