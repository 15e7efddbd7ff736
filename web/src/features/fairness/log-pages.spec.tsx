import { beforeEach, describe, expect, it } from '@jest/globals';
import { loadLogPages } from './fairness.api';

let requests: string[];
let isFailing: boolean;

beforeEach(() => {
  requests = [];
  isFailing = false;
  window.fetch = (async (path: string) => {
    requests.push(path);
    if (path.endsWith('/4') && isFailing) return new Response(JSON.stringify({ state: 404 }));
    return new Response(JSON.stringify({ state: 200, list: [path] }));
  }) as never;
});

const read = async (lines: number, from = 0, isWhole = true) => {
  const pages = [];
  for await (const list of loadLogPages('4 2', { from, lines, isWhole })) pages.push(...list);
  return pages;
};

describe('the pages of the log', () => {
  it.each([
    [1, ['/log']],
    [1000, ['/log']],
    [1001, ['/log', '/log/2']],
    [4500, ['/log', '/log/2', '/log/3', '/log/4', '/log/5']],
  ])('yields %d lines in order and requests no further page', async (lines, paths) => {
    const addresses = paths.map((path) => `/api/fair/pack/4%202${path}`);
    expect(await read(lines)).toEqual(addresses);
    expect(requests).toEqual(addresses);
  });

  it('requests only the lines of one draw', async () => {
    expect(await read(11, 122, false)).toEqual(['/api/fair/pack/4%202/lines/122/11']);
  });

  it('fails with the error of an unreadable page', async () => {
    isFailing = true;
    await expect(read(5000)).rejects.toMatchObject({ state: 404 });
  });
});
