import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SequencedEvent } from '../../kernel/event.js';
import type { LaneEvent } from './feed-message.js';
import { isComplete, LaneBacklog, linksOf } from './lane-backlog.js';

const event = (seq: number, prevSeq: number): LaneEvent => ({ event: { seq } as SequencedEvent, prevSeq });
const run = (backlog: LaneBacklog) => backlog.takeRun()?.events.map(({ event: { seq } }) => seq);

let backlog: LaneBacklog;

beforeEach(() => {
  backlog = new LaneBacklog();
  backlog.add(event(3, 0));
  backlog.take();
});

describe('what has come of a lane', () => {
  it('returns mixed and repeated messages in order, each once', () => {
    for (const one of [event(9, 5), event(5, 3), event(9, 5), event(3, 0)]) backlog.add(one);
    expect(backlog.takeRun()).toEqual({ events: [event(5, 3), event(9, 5)], lastSeq: 9, through: 9 });
    expect(backlog.isEmpty).toBe(true);
  });

  it('stops at a gap, and returns the rest when it is filled', () => {
    for (const one of [event(12, 9), event(5, 3), event(14, 12)]) backlog.add(one);
    expect(run(backlog)).toEqual([5]);
    expect(run(backlog)).toBeUndefined();
    backlog.add(event(9, 5));
    expect(run(backlog)).toEqual([9, 12, 14]);
  });

  it('returns all events with a gap that stays, and drops late messages', () => {
    for (const one of [event(14, 12), event(9, 5)]) backlog.add(one);
    expect(backlog.take()).toEqual({ events: [event(9, 5), event(14, 12)], lastSeq: 14, through: 14 });
    backlog.add(event(5, 3));
    expect(backlog.isEmpty).toBe(true);
    backlog.add(event(20, 14));
    expect(run(backlog)).toEqual([20]);
  });

  it('returns events up to the last one for a gap and a later heartbeat', () => {
    backlog.beat({ lastSeq: 90, head: 90 });
    backlog.add(event(9, 5));
    expect(backlog.take()).toEqual({ events: [event(9, 5)], lastSeq: 9, through: 9 });
    expect(backlog.take()).toEqual({ events: [], lastSeq: 90, through: 90 });
  });

  it('ignores messages that were taken out before', () => {
    backlog.add(event(3, 0));
    expect(backlog.isEmpty).toBe(true);
  });

  it('returns everything when the first number is unknown', () => {
    const fresh = new LaneBacklog();
    fresh.add(event(7, 5));
    expect(run(fresh)).toBeUndefined();
    expect(fresh.take()).toEqual({ events: [event(7, 5)], lastSeq: 7, through: 7 });
  });

  it('reaches the end of the log by a heartbeat of a quiet lane', () => {
    backlog.beat({ lastSeq: 3, head: 40 });
    expect(backlog.takeRun()).toEqual({ events: [], lastSeq: 3, through: 40 });
    backlog.beat({ lastSeq: 3, head: 40 });
    expect(backlog.isEmpty).toBe(true);
    backlog.add(event(41, 3));
    expect(backlog.takeRun()).toEqual({ events: [event(41, 3)], lastSeq: 41, through: 41 });
  });

  it('returns events up to the last one for an older heartbeat', () => {
    backlog.beat({ lastSeq: 5, head: 8 });
    for (const one of [event(5, 3), event(9, 5)]) backlog.add(one);
    expect(backlog.takeRun()).toMatchObject({ lastSeq: 9, through: 9 });
    expect(backlog.isEmpty).toBe(true);
  });

  it('waits for an event that only the heartbeat names', () => {
    backlog.beat({ lastSeq: 7, head: 40 });
    backlog.add(event(5, 3));
    expect(backlog.takeRun()).toMatchObject({ lastSeq: 5, through: 5 });
    expect(backlog.takeRun()).toBeUndefined();
    expect(backlog.take()).toEqual({ events: [], lastSeq: 7, through: 40 });
  });
});

describe('the end of what was taken out', () => {
  const hashed = (seq: number, prevSeq: number, hash: string): LaneEvent => ({ ...event(seq, prevSeq), hash });

  beforeEach(() => {
    backlog.add(hashed(5, 3, 'five'));
    backlog.takeRun();
  });

  it('stays trusted until an earlier message arrives', () => {
    expect(backlog.takeDoubt()).toBeUndefined();
    backlog.add(hashed(5, 3, 'five'));
    backlog.beat({ lastSeq: 5, head: 5, hash: 'five' });
    backlog.add(hashed(9, 5, 'nine'));
    expect(backlog.takeDoubt()).toBeUndefined();
  });

  it.each([
    ['an earlier event', () => backlog.add(hashed(4, 3, 'other four'))],
    ['another event of its number', () => backlog.add(hashed(5, 3, 'other five'))],
    ['an earlier heartbeat', () => backlog.beat({ lastSeq: 3, head: 4, hash: 'other four' })],
  ])('becomes doubtful once after %s', (_, come) => {
    come();
    expect(backlog.takeDoubt()).toEqual({ seq: 5, hash: 'five' });
    expect(backlog.takeDoubt()).toBeUndefined();
  });

  it('can be forgotten, and later messages stay', () => {
    backlog.add(hashed(9, 5, 'nine'));
    backlog.forgetEnd();
    backlog.add(hashed(4, 3, 'other four'));
    expect(backlog.takeDoubt()).toBeUndefined();
    expect(backlog.takeLinks()).toEqual([
      { seq: 9, hash: 'nine' },
      { seq: 4, hash: 'other four' },
    ]);
    expect(backlog.isEmpty).toBe(true);
  });

  it('moves to a link of the log, and later messages stay', () => {
    for (const one of [hashed(9, 5, 'nine'), hashed(14, 9, 'fourteen')]) backlog.add(one);
    backlog.beat({ lastSeq: 9, head: 11, hash: 'eleven' });
    backlog.goOnBehind({ seq: 11, hash: 'eleven' });
    expect(backlog.take()).toMatchObject({ events: [{ event: { seq: 14 } }], through: 14 });
    expect(backlog.isEmpty).toBe(true);
  });
});

describe('a batch', () => {
  it('carries the hashes of all its events and of its end', () => {
    const events = [
      { ...event(5, 3), hash: 'five' },
      { ...event(9, 5), hash: 'nine' },
    ];
    const links = [
      { seq: 5, hash: 'five' },
      { seq: 9, hash: 'nine' },
    ];
    expect(linksOf({ events, lastSeq: 9, through: 9 })).toEqual(links);
    expect(linksOf({ events, lastSeq: 9, through: 12, hash: 'twelve' })).toEqual([
      ...links,
      { seq: 12, hash: 'twelve' },
    ]);
    expect(linksOf({ events: [event(5, 3)], lastSeq: 5, through: 12 }).map(({ hash }) => hash)).toEqual(['', '']);
  });

  const batch = { events: [event(5, 3), event(9, 5)], lastSeq: 9, through: 12 };

  it.each([
    [3, true],
    [4, true],
    [5, true],
    [11, true],
    [2, false],
    [0, false],
  ])('reports completeness after %i as %s', (after, complete) => {
    expect(isComplete(batch, after)).toBe(complete);
  });

  it('has a gap only for a consumer before it', () => {
    const holed = { events: [event(5, 3), event(9, 7)], lastSeq: 9, through: 9 };
    expect([3, 6, 7, 9].map((after) => isComplete(holed, after))).toEqual([false, false, true, true]);
  });
});
