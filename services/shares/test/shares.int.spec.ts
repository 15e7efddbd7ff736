import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Browser } from '../../../test/support/browser.js';
import { buildPrize, WholeShop } from '../../../test/support/whole-shop.js';
import { CardPictures } from '../shared-card/card-pictures.js';

const PUBLIC_URL = 'https://shop.example';
const FACE = '/images/demo/cards/ck-001.webp';

let shop: WholeShop;
let folder: string;
let packs = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shares-'));
  shop = await WholeShop.open({ environment: { PUBLIC_URL, DATA_DIR: folder } });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });
const nextPack = () => `share-${packs++}`;

/** Creates a member who drew a whole box: two common cards and a rare one. */
const drawn = async () => {
  const { browser, memberId } = await shop.person(10_000);
  const packId = nextPack();
  const rare = { rank: 1, rarity: 3, rarityLabel: 'UR', imageUrl: FACE, nameEn: 'Knight of gears' } as const;
  await shop.openBox(packId, {
    prizes: [buildPrize('gear-knight', 1, 5000, rare), buildPrize('common', 2, 10, { rank: 2, nameEn: 'Common' })],
  });
  const { body } = await browser.post('user/pack/buy', { pack_id: packId, count: 3 });
  return {
    browser,
    memberId,
    packId,
    drawId: body.history_id as string,
    cards: body.cards as { history_id: string; name: string }[],
  };
};

const shared = async (browser: Browser, request: object) => {
  const { status, body } = await browser.post('user/share', request);
  return { status, body, path: String(body.url ?? '').slice(PUBLIC_URL.length) };
};

describe('POST /user/share', () => {
  it('shares the best card of a draw under a secret address, and again under the same one', async () => {
    const { browser, drawId } = await drawn();
    const first = await shared(browser, { history_id: drawId });
    expect([first.status, first.body.name]).toEqual([200, 'Card gear-knight']);
    expect(first.body.url).toMatch(/^https:\/\/shop\.example\/share\/[\w-]{22}$/);
    expect((await shared(browser, { history_id: drawId })).path).toBe(first.path);
  });

  it('shares a requested card under an address of its own', async () => {
    const { browser, drawId, cards } = await drawn();
    const common = cards.find(({ name }) => name === 'Card common')!;
    const one = await shared(browser, { history_id: drawId, card_id: common.history_id });
    expect([one.status, one.body.name]).toEqual([200, 'Card common']);
    expect((await shared(browser, { history_id: drawId })).path).not.toBe(one.path);
  });

  it('refuses cards of other members and unknown ones', async () => {
    const { browser, drawId } = await drawn();
    const other = await drawn();
    const before = (await shop.pool.query('select count(*) from shares.shares')).rows;
    for (const request of [
      { history_id: other.drawId },
      { history_id: 'x' },
      { history_id: drawId, card_id: other.cards[0]!.history_id },
      { history_id: drawId, card_id: `${drawId}.3` },
      { history_id: drawId, card_id: 'x' },
    ])
      expect((await shared(browser, request)).status).toBe(404);
    expect((await shared(browser, {})).status).toBe(400);
    expect((await shop.pool.query('select count(*) from shares.shares')).rows).toEqual(before);
  });

  it('writes nothing before a member shares a draw', async () => {
    const { memberId } = await drawn();
    const { rows } = await shop.pool.query('select from shares.shares where member_id = $1', [memberId]);
    expect(rows).toEqual([]);
  });
});

describe('a shared card', () => {
  it('shows card and pack in the visitor’s language, and nothing of the member', async () => {
    const { browser, drawId, memberId, packId } = await drawn();
    const { path } = await shared(browser, { history_id: drawId });
    const response = await get(`/api/user${path}`, { 'accept-language': 'en' });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        state: 200,
        detail: {
          pack_id: packId,
          pack_name: `Pack ${packId}`,
          name: 'Knight of gears',
          rarity_label: 'UR',
          picture: `${path}.png`,
        },
      },
    ]);
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Card gear-knight | オリパショップ</title>');
    expect(page.body).toContain(`<meta property="og:image" content="${PUBLIC_URL}${path}.png" />`);
    expect(page.body).toContain('<meta name="robots" content="noindex" />');
    for (const member of [memberId, drawId, '山田', '太郎', `${memberId}@example.com`])
      for (const body of [response.body, page.body]) expect(body).not.toContain(member);
  });

  it('has a PNG of 1200 × 630 that is made once', async () => {
    const { browser, drawId } = await drawn();
    const { path } = await shared(browser, { history_id: drawId });
    const [one, two] = await Promise.all([get(`${path}.png`), get(`${path}.png`)]);
    expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'image/png']);
    const { format, width, height } = await sharp(one.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
    const files = readdirSync(join(folder, 'shares'));
    const again = await get(`${path}.png`);
    expect(again.rawPayload.equals(one.rawPayload)).toBe(true);
    expect(readdirSync(join(folder, 'shares'))).toEqual(files);
  });

  it('has its words on the picture with any fonts on the machine', async () => {
    const pictures = shop.app.get(CardPictures);
    const card = {
      ...{ packId: '1', packName: '月', packNameEn: '', cardNameEn: '', imageUrl: FACE, rarityLabel: 'UR' },
      language: 'ja',
    } as const;
    const brightPixels = async (cardName: string) => {
      const words = { left: 540, top: 40, width: 600, height: 560 };
      const { data } = await sharp(await pictures.load({ ...card, cardName }))
        .extract(words)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((value) => value > 230).length;
    };
    expect(await brightPixels('鬱鬱鬱鬱')).toBeGreaterThan(2 * (await brightPixels('一一一一')));
  });

  it('shows the back of a card if its picture is none of the shop’s own rasters', async () => {
    const { browser, drawId, cards } = await drawn();
    const common = cards.find(({ name }) => name === 'Card common')!;
    const { path } = await shared(browser, { history_id: drawId, card_id: common.history_id });
    expect((await get(`${path}.png`)).statusCode).toBe(200);
  });

  it('responds with 429 if too many pictures are requested at once', async () => {
    const pictures = shop.app.get(CardPictures);
    const card = { packId: '1', packName: '', packNameEn: '', cardNameEn: '', imageUrl: FACE, rarityLabel: '' };
    const all = Array.from({ length: 8 }, (_, index) =>
      pictures.load({ ...card, cardName: `同時${index}`, language: 'ja' }),
    );
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }) => reason.message)).toEqual(Array(3).fill('too many are waiting'));
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '..%2f..', "1'--"])('does not exist at the address %s', async (token) => {
    expect((await get(`/share/${token}`)).statusCode).toBe(404);
    expect((await get(`/share/${token}.png`)).statusCode).toBe(404);
    expect((await get(`/api/user/share/${token}`)).statusCode).toBe(404);
  });
});
