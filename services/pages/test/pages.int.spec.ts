import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Console, runWithApproval, signInAs } from '../../../test/support/console.js';
import { waitUntil } from '../../../test/support/until.js';
import { WholeShop } from '../../../test/support/whole-shop.js';
import { loadDemo } from '../../startup/demo.js';
import type { RunningShop } from '../../startup/process.js';
import { STANDING } from '../wire/page-words.js';

const PUBLIC_URL = 'https://shop.example';
const NASTY = '</title></script><script>alert("月")</script>&amp;\'';

let shop: WholeShop;
let owner: Console;
let packs: { id: string; name: string; payment_method: string }[];

beforeAll(async () => {
  shop = await WholeShop.open({ environment: { PUBLIC_URL } });
  await loadDemo({ app: shop.app, config: { demo: true } } as unknown as RunningShop);
  owner = await signInAs(shop, 'owner');
  packs = (await shop.visitorGet('user/pack/list')).body.list;
});
afterAll(() => shop?.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });

const matches = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, match]) => match!);

/** Loads a page and returns its metadata. */
const read = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await get(url, headers);
  const responses = matches(body, /<script type="application\/json" id="answers">(.*?)<\/script>/gs).map((one) =>
    JSON.parse(one),
  );
  return {
    status: statusCode,
    body,
    language: matches(body, /<html lang="(\w+)"/g)[0],
    titles: matches(body, /<title>(.*?)<\/title>/gs).slice(0, 1),
    descriptions: matches(body, /<meta name="description" content="([^"]*)"/g),
    canonical: matches(body, /<link rel="canonical" href="([^"]*)"/g),
    languages: matches(body, /hreflang="([^"]*)"/g),
    robots: matches(body, /<meta name="robots" content="([^"]*)"/g),
    data: matches(body, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((one) => JSON.parse(one)),
    answers: responses[0],
  };
};

const published = async (name: string): Promise<string> => {
  const { body: cards } = await owner.get('cards?range=[0,0]');
  const draft = {
    ...{ name, name_en: `${name} en`, card_type: 1, payment_method: '1', price_point: 600 },
    ...{ image: ['/images/demo/packs/moon.webp'], detail: '<p>月の<strong>カード</strong>です。</p>' },
    prizes: [{ card_id: cards[0].id, rank: 1, rank_name: '1等', rank_name_en: 'First', quantity: 10 }],
  };
  const { body } = await owner.post('packs', draft);
  const done = await runWithApproval(shop, () =>
    owner.post(`packs/${body.id}/publish`, { reason: 'test', accept_loss: true }),
  );
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
  return body.id;
};

describe('the pages for everybody', () => {
  it.each(['/', '/pack-list', ...Object.keys(STANDING)])(
    'have for %s title, address and languages in both languages',
    async (path) => {
      const japanese = await read(path);
      const english = await read(`${path}?lang=en`);
      expect([japanese.status, japanese.language, english.status, english.language]).toEqual([200, 'ja', 200, 'en']);
      expect(japanese.titles[0]).toContain('オリパショップ');
      expect(english.titles[0]).toContain('Oripa Shop');
      expect(japanese.descriptions[0]).toMatch(/[ぁ-ん]/);
      expect(english.descriptions[0]).not.toMatch(/[ぁ-ん]/);
      expect([japanese.canonical, english.canonical]).toEqual([[PUBLIC_URL + path], [`${PUBLIC_URL}${path}?lang=en`]]);
      expect(japanese.languages).toEqual(['ja', 'en', 'x-default']);
      expect([japanese.robots, english.robots]).toEqual([[], []]);
      expect(japanese.data.map((one) => one['@type'])).toEqual(
        path === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList'],
      );
    },
  );

  it.each([
    ['en-US,en;q=0.9,ja;q=0.8', undefined, 'en'],
    ['fr', undefined, 'en'],
    ['ja,en;q=0.9', undefined, 'ja'],
    ['*', undefined, 'ja'],
    ['en-US', 'language=ja', 'ja'],
    ['ja', 'session=x; language=en', 'en'],
    ['ja', 'language=<b>', 'ja'],
  ])('choose for accept-language %s and the cookie %s the language %s', async (accepted, cookie, language) => {
    const headers = { 'accept-language': accepted, ...(cookie && { cookie }) };
    for (const path of ['/', '/terms-of-service', '/my-page']) {
      expect((await read(path, headers)).language).toBe(language);
      expect((await get(path, headers)).headers.vary).toBe('accept-encoding, accept-language, cookie');
    }
    expect((await read('/?lang=en', { 'accept-language': 'ja' })).language).toBe('en');
    expect((await read('/?lang=ja', { 'accept-language': 'en' })).language).toBe('ja');
  });

  it.each(['/my-page', '/buy-point', '/get-card-list', '/notifications', '/complete-user-register', '/no-such-page'])(
    'forbid search engines to index %s',
    async (path) => {
      const page = await read(path);
      expect([page.status, page.robots, page.canonical, page.languages]).toEqual([200, ['noindex'], [], []]);
    },
  );

  it('include in the top page the API responses of its first view, in its language', async () => {
    for (const language of ['ja', 'en']) {
      const { answers: responses } = await read(`/?lang=${language}`);
      expect(responses.language).toBe(language);
      const paths = Object.keys(responses.answers);
      expect(paths).toEqual(['/user/banner/slides', '/user/card_type', '/user/pack/all_list/999998']);
      for (const path of paths) {
        const response = await get(`/api${path}`, { 'accept-language': language });
        expect({ path, answer: responses.answers[path] }).toEqual({ path, answer: response.json() });
      }
    }
  });

  it('describe a pack as a product with price and breadcrumbs, and include its API responses', async () => {
    const pack = packs.find((one) => one.payment_method === '1')!;
    const page = await read(`/pack-detail?packId=${pack.id}`);
    expect(page.titles).toEqual([`${pack.name} | オリパショップ`]);
    const [product, way] = page.data;
    const detail = (await shop.visitorGet(`user/pack/detail/${pack.id}`)).body.detail;
    expect(product).toMatchObject({
      '@type': 'Product',
      name: pack.name,
      url: `${PUBLIC_URL}/pack-detail?packId=${pack.id}`,
      image: detail.image.map((image: string) => PUBLIC_URL + image),
      offers: { '@type': 'Offer', price: detail.point, priceCurrency: 'JPY' },
    });
    expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${PUBLIC_URL}/`,
      `${PUBLIC_URL}/pack-list`,
      `${PUBLIC_URL}/pack-detail?packId=${pack.id}`,
    ]);
    expect(page.answers.answers).toEqual({
      [`/user/pack/detail/${pack.id}`]: { state: 200, detail },
      [`/user/pack/card_list/${pack.id}`]: (await shop.visitorGet(`user/pack/card_list/${pack.id}`)).body,
    });
    expect(page.body).toContain(`<link rel="preload" as="image" href="${detail.image[0]}" imagesrcset=`);
  });

  it('describe a card of a pack with its picture, and include its API response', async () => {
    const pack = packs.find((one) => one.payment_method === '1')!;
    const [card] = (await shop.visitorGet(`user/pack/card_list/${pack.id}`)).body.list;
    const page = await read(`/card?packId=${pack.id}&cardId=${card.card_id}`);
    expect([page.status, page.robots]).toEqual([200, []]);
    expect(page.titles).toEqual([`${card.name} | ${pack.name} | オリパショップ`]);
    expect(page.canonical).toEqual([`${PUBLIC_URL}/card?cardId=${card.card_id}&amp;packId=${pack.id}`]);
    const path = `/user/card/${card.card_id}?pack_id=${pack.id}`;
    expect(page.answers.answers).toEqual({ [path]: (await shop.visitorGet(path.slice(1))).body });
  });

  it.each(['', '?cardId=x', '?cardId=nothing&packId=1', '?cardId=%27&packId=1'])(
    'return 404 and the page of the client for the unknown card %p',
    async (query) => {
      const page = await read(`/card${query}`);
      expect([page.status, page.robots]).toEqual([404, ['noindex']]);
    },
  );

  it('have no price for a pack for coins', async () => {
    const pack = packs.find((one) => one.payment_method === '2')!;
    const [product] = (await read(`/pack-detail?packId=${pack.id}`)).data;
    expect([product['@type'], product.offers]).toEqual(['Product', undefined]);
  });

  it.each(['999999999', 'x', '', '1%27', '0'])(
    'return 404 and the page of the client for the unknown pack %p',
    async (id) => {
      const page = await read(`/pack-detail?packId=${id}`);
      expect([page.status, page.robots, page.canonical, page.answers]).toEqual([404, ['noindex'], [], undefined]);
      expect(page.body).toContain('<div id="root">');
    },
  );

  it('escape markup in the name of a pack', async () => {
    const id = await published(NASTY);
    const page = await waitUntil('it is on sale', async () => {
      const page = await read(`/pack-detail?packId=${id}`);
      return page.status === 200 && page;
    });
    expect(page.body).not.toContain('<script>alert');
    expect(page.data[0].name).toBe(NASTY);
    expect(page.answers.answers[`/user/pack/detail/${id}`].detail.name).toBe(NASTY);
    const top = await waitUntil('the top page has it', async () => {
      const page = await read('/');
      return JSON.stringify(page.answers).includes(JSON.stringify(NASTY)) && page;
    });
    expect(top.body).not.toContain('<script>alert');
  });

  it('equal for a member those of a visitor, byte for byte', async () => {
    const { browser, memberId } = await shop.person(4321);
    for (const url of ['/', `/pack-detail?packId=${packs[0]!.id}`, '/my-page']) {
      const [memberPage, visitorPage] = [await get(url, { cookie: browser.cookie }), await get(url)];
      expect(memberPage.headers['set-cookie']).toBeUndefined();
      expect(memberPage.body).toBe(visitorPage.body);
      for (const member of [memberId, '山田', '太郎', '4321', '09012345678'])
        expect(memberPage.body).not.toContain(member);
    }
  });

  it('use the compression that the browser accepts, and return 304 for a known page', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect([plain.headers['cache-control'], plain.headers.vary]).toEqual([
      'no-cache',
      'accept-encoding, accept-language, cookie',
    ]);
    const again = await get('/', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(plain.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){2};/);
  });

  it('show the remaining tickets after a draw', async () => {
    const pack = packs.find((one) => one.payment_method === '1')!;
    const url = `/pack-detail?packId=${pack.id}`;
    const leftOn = async () => (await read(url)).answers.answers[`/user/pack/detail/${pack.id}`].detail.pack_count;
    const before = await leftOn();
    const { browser } = await shop.person(50_000);
    expect((await browser.post('user/pack/buy', { pack_id: pack.id, count: 1 })).status).toBe(200);
    await waitUntil('the page has moved on', async () => (await leftOn()) === before - 1);
  });
});

describe('the addresses that every site has', () => {
  it('name the contact for vulnerability reports in security.txt', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Contact: ${PUBLIC_URL}/contact\n`);
    expect(body).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/m);
  });

  it('redirect from change-password to the page of that name', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/change-password']);
  });

  it('return 404 for an unknown path, which password managers test before they trust the redirect', async () => {
    expect(
      (await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).statusCode,
    ).toBe(404);
  });
});

describe('the files for search engines', () => {
  it('list every public page and every listed pack in both languages in the sitemap', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const listed = (await shop.visitorGet('user/pack/list')).body;
    expect(listed.all_page).toBe(1);
    const paths = ['/', '/pack-list', ...Object.keys(STANDING)];
    const ids = listed.list.map(({ id }: { id: string }) => `/pack-detail?packId=${id}`);
    const both = (path: string) => [path, `${path}${path.includes('?') ? '&amp;' : '?'}lang=en`];
    expect(matches(body, /<loc>([^<]*)<\/loc>/g).sort()).toEqual(
      [...paths, ...ids]
        .flatMap(both)
        .map((path) => PUBLIC_URL + path)
        .sort(),
    );
  });

  it('name the sitemap and exclude the console and the API in robots.txt', async () => {
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = body.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /admin-api/', 'Disallow: /admin']));
    expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });
});
