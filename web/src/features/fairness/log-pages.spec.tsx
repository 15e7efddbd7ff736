import { beforeEach, describe, expect, it } from '@jest/globals';
import { logPages } from './fairness.api';

let asked: string[];

beforeEach(() => {
  asked = [];
  window.fetch = (async (path: string) => {
    asked.push(path);
    if (path.endsWith('/99')) return new Response(JSON.stringify({ state: 404 }));
    return new Response(JSON.stringify({ state: 200, list: [path] }));
  }) as never;
});

const read = async (page: number, lines: number) => {
  const pages = [];
  for await (const list of logPages('4 2', { page, lines })) pages.push(...list);
  return pages;
};

describe('the pages of the log', () => {
  it.each([
    [1, 1, ['/log']],
    [1, 1000, ['/log']],
    [1, 1001, ['/log', '/log/2']],
    [3, 4500, ['/log/3', '/log/4', '/log/5', '/log/6', '/log/7']],
  ])('from page %d on, %d lines, come in order and no further', async (page, lines, paths) => {
    const addresses = paths.map((path) => `/api/fair/pack/4%202${path}`);
    expect(await read(page, lines)).toEqual(addresses);
    expect(asked).toEqual(addresses);
  });

  it('end in the error of a page that cannot be read', async () => {
    await expect(read(98, 5000)).rejects.toMatchObject({ state: 404 });
  });
});
