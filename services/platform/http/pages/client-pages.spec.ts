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

/** A page of what `version` says. */
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
  ])('given %s, then the page is filled as it was built for this address', async (url, name) => {
    const found: PageContent = { status: 200, dependsOn: [], head: () => headOf('x') };
    const source = { keyOf: () => '', find: async () => found };
    for (const path of ['/', '/pack-detail', '/fairness', '/pack-list']) pages.add(path, source);
    const page = await pages.load(url);
    expect(String(await page?.encode('identity'))).toContain(`${name}</body>`);
  });

  it('given many who ask, then a page is looked at once in a second, and built anew when it would say something else', async () => {
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

  it('given each language and key, then it is a page of its own', async () => {
    versioned();
    const urls = ['/a?id=1', '/a?id=2', '/a?id=1&lang=en'];
    expect(new Set(await Promise.all(urls.map((url) => pages.load(url)))).size).toBe(3);
    expect(await pages.load('/a/?id=1&lang=fr')).toBe(await pages.load('/a?id=1'));
  });

  it('given pages that are none, then they are one', async () => {
    const source = versioned();
    source.status = 404;
    const [one, other] = [await pages.load('/a?id=7'), await pages.load('/a?id=8')];
    expect([one!.status, other]).toEqual([404, one]);
    expect(source.heads).toBe(1);
  });

  it('given a page below a path, and one that nobody fills, then each is found by its place', async () => {
    pages.addBelow('/s/', {
      keyOf: (_, name) => name,
      find: async (name) => ({ status: 200, dependsOn: [name], head: () => headOf(name) }),
    });
    expect(String(await (await pages.load('/s/token'))!.encode('identity'))).toContain('<title>token</title>');
    expect(await pages.load('/s/token/more')).toBeNull();
    expect(await pages.load('/other')).toBeNull();
  });

  it('given a source that fails, then the next who ask try anew', async () => {
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
