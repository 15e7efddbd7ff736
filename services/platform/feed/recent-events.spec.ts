import { describe, expect, it } from '@jest/globals';
import { type ChainedRow, type NumberedRow, RecentEvents } from './recent-events.js';

const hashAt = (history: string, seq: number) => `${history} ${seq}`;
const rows = (from: number, to: number, characters = 1, history = 'first'): ChainedRow[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const seq = from + i;
    const hashes = { hash: hashAt(history, seq), previousHash: hashAt(history, seq - 1) };
    return { seq, data: 'x'.repeat(characters), ...hashes } as unknown as ChainedRow;
  });
const seqs = (found: readonly NumberedRow[] | undefined) => found?.map(({ seq }) => seq);

const given = (...parts: ChainedRow[][]): RecentEvents => {
  const recent = new RecentEvents();
  for (const part of parts) recent.add(part);
  return recent;
};

describe('what was numbered last', () => {
  it.each([
    { after: 9, limit: 10, found: [10, 11, 12, 13, 14] },
    { after: 9, limit: 2, found: [10, 11] },
    { after: 12, limit: 10, found: [13, 14] },
    { after: 13, limit: 10, found: [14] },
  ])('is found behind $after, at most $limit: $found', ({ after, limit, found }) => {
    expect(seqs(given(rows(10, 12), rows(13, 14)).behind(after, limit))).toEqual(found);
  });

  it.each([
    ['before anything was numbered', new RecentEvents(), 0],
    ['behind what is no more here', given(rows(10, 14)), 8],
    ['behind the last', given(rows(10, 14)), 14],
    ['further on', given(rows(10, 14)), 20],
  ])('is not found %s', (_, recent, after) => {
    expect(recent.behind(after, 10)).toBeUndefined();
  });

  it('begins anew where another process has numbered in between', () => {
    const recent = given(rows(10, 12), rows(15, 16));
    expect(recent.behind(9, 10)).toBeUndefined();
    expect(seqs(recent.behind(14, 10))).toEqual([15, 16]);
  });

  it('begins anew where the log has gone back and grown again to the same number', () => {
    const recent = given(rows(10, 12), rows(13, 16, 1, 'second'));
    expect(recent.behind(9, 10)).toBeUndefined();
    expect(seqs(recent.behind(12, 10))).toEqual([13, 14, 15, 16]);
  });

  it('returns nothing after it was cleared', () => {
    const recent = given(rows(10, 12));
    recent.forget();
    expect(recent.behind(9, 10)).toBeUndefined();
  });

  it('is the last 5,000', () => {
    const recent = given(rows(1, 4000), rows(4001, 6000));
    expect(recent.behind(999, 10)).toBeUndefined();
    expect(seqs(recent.behind(1000, 2))).toEqual([1001, 1002]);
    expect(seqs(recent.behind(5999, 2))).toEqual([6000]);
  });

  it('is less of what is long', () => {
    const recent = given(rows(1, 20, 500_000));
    expect(recent.behind(0, 10)).toBeUndefined();
    expect(seqs(recent.behind(18, 10))).toEqual([19, 20]);
    expect(given(rows(1, 1, 9_000_000)).behind(0, 1)).toBeUndefined();
  });
});
