import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntilRead } from '../../../test/support/all-read.js';
import { EventReader } from '../../../test/support/event-reader.js';
import { PacksOnSale } from '../../../test/support/packs-on-sale.js';
import { waitUntil } from '../../../test/support/until.js';
import { type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { CatalogContent } from '../../catalog/index.js';
import { drawsPart } from '../../draws/index.js';
import { REVEAL_MS } from '../streams/recent-wins.js';

let shop: WholeShop;
let packs: PacksOnSale;
let url: string;
const readers: EventReader[] = [];

beforeAll(async () => {
  shop = await WholeShop.open({ feed: true });
  await shop.app.get(CatalogContent).saveCardType({ id: 1, name: '種', nameEn: 'Kind', position: 1 });
  packs = await PacksOnSale.of(shop);
  url = await shop.app.getUrl();
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => shop?.close());

const STREAM = '/api/user/live/stream';

const listen = async (query = '', headers: Readonly<Record<string, string>> = {}): Promise<EventReader> => {
  const reader = await EventReader.open(url, STREAM + query, headers);
  readers.push(reader);
  return reader;
};
const draw = async ({ browser }: Person, pack_id: string, count = '1') => {
  const { body } = await browser.post('user/pack/buy', { pack_id, count });
  expect(body.result).toBe('1');
};
const countOf = (packId: string, count: number) => (data: { list: { id: string; pack_count: number }[] }) =>
  data.list.some(({ id, pack_count }) => id === packId && pack_count === count);
const namesOf = (data: { list: { name: string }[] }) => data.list.map(({ name }) => name);
const live = async (query = '') => (await shop.visitorGet(`user/live${query}`)).body;

/** Waits until the read model has the draws, and passes the time after which they are shown. */
const revealed = async () => {
  await waitUntilRead(shop.pool, 'pack_wins');
  shop.clock.advance(REVEAL_MS);
};

describe('live updates', () => {
  it('push the exact stock after a draw', async () => {
    const packId = await packs.open('counted', { 0: 50 });
    const reader = await listen();
    expect(reader.status).toBe(200);
    expect(reader.text).toContain('content-type: text/event-stream');
    expect(reader.text).toContain('x-accel-buffering: no');
    expect(reader.text).toContain('cache-control: no-store');
    await reader.untilEvent('packs', countOf(packId, 50));
    await draw(await shop.person(1000), packId, '3');
    await reader.untilEvent('packs', countOf(packId, 47));
  });

  it('push the number of verified draws, which responses have too', async () => {
    const packId = await packs.open('verified', { 0: 50 });
    const reader = await listen(`?pack_id=${packId}`);
    await draw(await shop.person(1000), packId, '3');
    await reader.untilEvent('packs', countOf(packId, 47));
    for (const { command } of drawsPart.schedule!) await shop.commands.execute(command());
    const verified = { chained: 3, recomputed: 0, differs: '0' };
    await reader.untilEvent('packs', ({ list }) =>
      list.some((pack: { verified: typeof verified }) => pack.verified.chained === 3),
    );
    expect((await shop.visitorGet(`user/pack/detail/${packId}`)).body.detail.verified).toEqual(verified);
    expect((await live(`?pack_id=${packId}`)).packs).toEqual([{ id: packId, pack_count: 47, verified }]);
  });

  it('cover a single pack on request', async () => {
    const [one, other] = [await packs.open('one', { 0: 50 }), await packs.open('other', { 0: 50 })];
    const reader = await listen(`?pack_id=${one}`);
    const member = await shop.person(1000);
    await draw(member, other);
    await draw(member, one);
    await reader.untilEvent('packs', countOf(one, 49));
    expect(reader.events('packs').flatMap(({ data }) => data.list.map(({ id }: { id: string }) => id))).not.toContain(
      other,
    );
  });

  it('report changed lists of packs', async () => {
    const reader = await listen();
    await packs.open('fresh', { 0: 5 });
    await reader.untilEvent('catalog', () => true);
  });
});

describe('wins', () => {
  it('appear half a minute after the draw, without a name, with the best card of each draw', async () => {
    const packId = await packs.open('won', { 3: 1, 2: 2, 0: 3 });
    const reader = await listen(`?pack_id=${packId}&lang=en`);
    const member = await shop.person(1000);
    const before = Date.now();
    await draw(member, packId, '6');
    await waitUntilRead(shop.pool, 'pack_wins');
    expect((await live(`?pack_id=${packId}`)).wins).toEqual([]);
    await revealed();
    const { data } = await reader.untilEvent('wins', ({ list }) => list.length > 0);
    expect(data.list).toEqual([
      {
        id: expect.stringMatching(new RegExp(`^${packId}-[0-5]$`)),
        pack_id: packId,
        pack_name: 'Pack won',
        slot: expect.any(Number),
        name: 'Card won3',
        image: '/images/won3.svg',
        rarity: 3,
        rarity_label: 'UR',
        created: expect.stringMatching(/:00\.000\+09:00$/),
      },
    ]);
    expect(Date.parse(data.list[0].created)).toBeLessThanOrEqual(before + REVEAL_MS);
    expect(reader.text).not.toContain(member.memberId);
    const { wins, packs: left } = await live(`?pack_id=${packId}`);
    expect([wins.map(({ name }: { name: string }) => name), left]).toEqual([
      ['won3'],
      [{ id: packId, pack_count: 0, verified: { chained: 0, recomputed: 0, differs: '0' } }],
    ]);
    expect((await live()).wins[0].name).toBe('won3');
  });

  it('disappear when their member hides them, earlier ones included, and come back', async () => {
    const packId = await packs.open('hidden', { 3: 5 });
    const [shy, open] = await shop.persons(2, 1000);
    await draw(shy!, packId);
    await draw(open!, packId);
    await revealed();
    const reader = await listen(`?pack_id=${packId}`);
    await reader.untilEvent('wins', ({ list }) => list.length === 2);
    expect((await shy!.browser.get('user/win_settings')).body.detail).toEqual({ show: '1' });
    expect((await shy!.browser.post('user/win_settings', { show: '0' })).body.detail).toEqual({ show: '0' });
    await reader.untilEvent('wins', ({ list }) => list.length === 1);
    await draw(shy!, packId);
    await revealed();
    expect((await live(`?pack_id=${packId}`)).wins).toHaveLength(1);
    expect((await shy!.browser.get('user/win_settings')).body.detail).toEqual({ show: '0' });
    await shy!.browser.post('user/win_settings', { show: '1' });
    await reader.untilEvent('wins', ({ list }) => list.length === 3);
    const refused = await shy!.browser.post('user/win_settings', { show: 'x' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['show']]);
    expect((await shop.visitorGet('user/win_settings')).status).toBe(401);
  });

  it('leave out packs whose prizes the shop does not show', async () => {
    const packId = await packs.open('secret', { 3: 5 }, { show_cardlist: '0' });
    await draw(await shop.person(1000), packId);
    await revealed();
    expect((await live(`?pack_id=${packId}`)).wins).toEqual([]);
  });

  it('reach only viewers who have not seen them', async () => {
    const packId = await packs.open('again', { 3: 5 });
    await draw(await shop.person(1000), packId);
    await revealed();
    const first = await listen(`?pack_id=${packId}`);
    const { id } = await first.untilEvent('wins', (data) => namesOf(data).includes('again3'));
    const second = await listen(`?pack_id=${packId}`, { 'last-event-id': id! });
    await second.untilEvent('packs', () => true);
    expect(second.events('wins')).toEqual([]);
  });
});

describe('the stream', () => {
  it('returns only the present state to clients that cannot read events', async () => {
    const { status, body } = await shop.visitorGet('user/live/stream?lang=en');
    expect([status, body.state, Array.isArray(body.packs)]).toEqual([200, 200, true]);
  });

  it('refuses a network that has too many open streams', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let i = 0; i < 50; i += 1) expect((await listen('', from('203.0.113.7'))).status).toBe(200);
    const beyond = await listen('', from('203.0.113.7'));
    expect([beyond.status, beyond.text.includes('retry-after: 30')]).toEqual([429, true]);
    expect((await listen('', from('203.0.113.8'))).status).toBe(200);
    readers.shift()!.close();
    await waitUntil('one of them is forgotten', async () => (await listen('', from('203.0.113.7'))).status === 200);
  });
});
