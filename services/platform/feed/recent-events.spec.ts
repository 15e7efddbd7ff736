import { describe, expect, it } from '@jest/globals';
import { type ChainedRow, type NumberedRow, RecentEvents } from './recent-events.js';

const hashAt = (history: string, seq: number) => `${history} ${seq}`;
const rows = (from: number, to: number, characters = 1, history = 'first'): ChainedRow[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const seq = from + i;
    const hashes = { hash: hashAt(history, seq), previousHash: hashAt(history, seq - 1) };
    return { seq, data: 'x'.repeat(characters), ...hashes } as unknown as ChainedRow;
  });
const seqsOf = (events: readonly NumberedRow[] | undefined) => events?.map(({ seq }) => seq);

const buffer = (...parts: ChainedRow[][]): RecentEvents => {
  const recent = new RecentEvents();
  for (const part of parts) recent.add(part);
  return recent;
};

describe('what was numbered last', () => {
  it.each([
    { after: 9, limit: 10, seqs: [10, 11, 12, 13, 14] },
    { after: 9, limit: 2, seqs: [10, 11] },
    { after: 12, limit: 10, seqs: [13, 14] },
    { after: 13, limit: 10, seqs: [14] },
  ])('returns $seqs after $after, at most $limit', ({ after, limit, seqs }) => {
    expect(seqsOf(buffer(rows(10, 12), rows(13, 14)).behind(after, limit))).toEqual(seqs);
  });

  it.each([
    ['before anything was numbered', new RecentEvents(), 0],
    ['behind what is no more here', buffer(rows(10, 14)), 8],
    ['behind the last', buffer(rows(10, 14)), 14],
    ['further on', buffer(rows(10, 14)), 20],
  ])('returns nothing %s', (_, recent, after) => {
    expect(recent.behind(after, 10)).toBeUndefined();
  });

  it('starts again after another process numbered events', () => {
    const recent = buffer(rows(10, 12), rows(15, 16));
    expect(recent.behind(9, 10)).toBeUndefined();
    expect(seqsOf(recent.behind(14, 10))).toEqual([15, 16]);
  });

  it('starts again after the log was restored and grew to the same number', () => {
    const recent = buffer(rows(10, 12), rows(13, 16, 1, 'second'));
    expect(recent.behind(9, 10)).toBeUndefined();
    expect(seqsOf(recent.behind(12, 10))).toEqual([13, 14, 15, 16]);
  });

  it('returns nothing after it was cleared', () => {
    const recent = buffer(rows(10, 12));
    recent.forget();
    expect(recent.behind(9, 10)).toBeUndefined();
  });

  it('keeps the last 5,000', () => {
    const recent = buffer(rows(1, 4000), rows(4001, 6000));
    expect(recent.behind(999, 10)).toBeUndefined();
    expect(seqsOf(recent.behind(1000, 2))).toEqual([1001, 1002]);
    expect(seqsOf(recent.behind(5999, 2))).toEqual([6000]);
  });

  it('keeps fewer long events', () => {
    const recent = buffer(rows(1, 20, 500_000));
    expect(recent.behind(0, 10)).toBeUndefined();
    expect(seqsOf(recent.behind(18, 10))).toEqual([19, 20]);
    expect(buffer(rows(1, 1, 9_000_000)).behind(0, 1)).toBeUndefined();
  });
});
