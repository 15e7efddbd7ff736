import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ClientPages, PAGE_FILES, type PageContent } from './client-pages.js';
import type { PageHead } from './page-head.js';

const BUILT =
  '<html lang="ja"><head><meta name="description" content="x" /><title>x</title></head><body></body></html>';

const headOf = (title: string): PageHead => ({
  ...{ title, description: '', path: '/', type: 'website', picture: '/a.webp', linkedData: [], firstPicture: null },
  responses: new Map(),
});

let folder: string;
let pages: ClientPages;
let clock: jest.SpiedFunction<() => number>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const name of Object.values(PAGE_FILES))
    writeFileSync(join(folder, name), BUILT.replace('</body>', `${name}</body>`));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  jest.restoreAllMocks();
  clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  pages = new ClientPages('https://shop.example');
  pages.open(folder);
});

/** Registers a page whose title contains `version`, and counts how often it is looked up and filled. */
const versioned = () => {
  const source = { version: 1, status: 200 as PageContent['status'], finds: 0, heads: 0 };
  pages.add('/a', {
    keyOf: (query) => query.get('id') ?? '',
    find: async () => {
      source.finds += 1;
      const head = () => {
        source.heads += 1;
        return headOf(`version ${source.version}`);
      };
      return { status: source.status, dependsOn: [source.version], head };
    },
  });
  return source;
};

describe('ClientPages', () => {
  it.each([
    ['/', 'index.html'],
    ['/pack-detail/?packId=1', 'pack-detail.html'],
    ['/fairness?packId=1', 'fairness.html'],
    ['/pack-list', 'page.html'],
  ])('fills the page file of %s', async (url, name) => {
    const content: PageContent = { status: 200, dependsOn: [], head: () => headOf('x') };
    const source = { keyOf: () => '', find: async () => content };
    for (const path of ['/', '/pack-detail', '/fairness', '/pack-list']) pages.add(path, source);
    const page = await pages.load(url);
    expect(String(await page?.encode('identity'))).toContain(`${name}</body>`);
  });

  it('looks a page up once a second for concurrent requests, and rebuilds it when its content changes', async () => {
    const source = versioned();
    const all = await Promise.all(Array.from({ length: 20 }, () => pages.load('/a?id=1&utm=x')));
    expect(new Set(all).size).toBe(1);
    source.version = 2;
    clock.mockReturnValue(999);
    expect(await pages.load('/a?id=1')).toBe(all[0]);
    expect([source.finds, source.heads]).toEqual([1, 1]);
    clock.mockReturnValue(1000);
    expect(await pages.load('/a?id=1')).not.toBe(all[0]);
    clock.mockReturnValue(2000);
    await pages.load('/a?id=1');
    expect([source.finds, source.heads]).toEqual([3, 2]);
  });

  it('caches one page per language and key', async () => {
    versioned();
    const urls = ['/a?id=1', '/a?id=2', '/a?id=1&lang=en'];
    expect(new Set(await Promise.all(urls.map((url) => pages.load(url)))).size).toBe(3);
    expect(await pages.load('/a/?id=1&lang=fr')).toBe(await pages.load('/a?id=1'));
  });

  it('shares one cached page between unknown addresses', async () => {
    const source = versioned();
    source.status = 404;
    const [one, other] = [await pages.load('/a?id=7'), await pages.load('/a?id=8')];
    expect([one!.status, other]).toEqual([404, one]);
    expect(source.heads).toBe(1);
  });

  it('fills a page one segment below a registered path, and returns null for a page without a source', async () => {
    pages.addBelow('/s/', {
      keyOf: (_, name) => name,
      find: async (name) => ({ status: 200, dependsOn: [name], head: () => headOf(name) }),
    });
    expect(String(await (await pages.load('/s/token'))!.encode('identity'))).toContain('<title>token</title>');
    expect(await pages.load('/s/token/more')).toBeNull();
    expect(await pages.load('/other')).toBeNull();
  });

  it('retries at the next request after the source has failed', async () => {
    let isAway = true;
    const find = async (): Promise<PageContent> => {
      if (isAway) throw new Error('away');
      return { status: 200, dependsOn: [], head: () => headOf('back') };
    };
    pages.add('/b', { keyOf: () => '', find });
    await expect(pages.load('/b')).rejects.toThrow('away');
    isAway = false;
    expect((await pages.load('/b'))!.status).toBe(200);
  });
});
