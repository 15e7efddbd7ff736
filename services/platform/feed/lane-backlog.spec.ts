import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SequencedEvent } from '../../kernel/event.js';
import type { LaneEvent } from './feed-message.js';
import { isComplete, LaneBacklog } from './lane-backlog.js';

const event = (seq: number, prevSeq: number): LaneEvent => ({ event: { seq } as SequencedEvent, prevSeq });
const seqs = (backlog: LaneBacklog) => backlog.take().events.map(({ event: { seq } }) => seq);

let backlog: LaneBacklog;

beforeEach(() => {
  backlog = new LaneBacklog();
  backlog.add(event(3, 0));
  backlog.take();
});

describe('what has come of a lane', () => {
  it('given messages of several topics, mixed and twice: is taken out in order, each once', () => {
    for (const one of [event(9, 5), event(5, 3), event(9, 5), event(3, 0)]) backlog.add(one);
    expect(backlog.isComplete()).toBe(true);
    expect(seqs(backlog)).toEqual([5, 9]);
    expect(backlog.isEmpty).toBe(true);
  });

  it('given a hole: is not complete', () => {
    backlog.add(event(9, 5));
    expect(backlog.isComplete()).toBe(false);
    backlog.add(event(5, 3));
    expect(backlog.isComplete()).toBe(true);
  });

  it('given what was taken out before: is empty', () => {
    backlog.add(event(3, 0));
    expect(backlog.isEmpty).toBe(true);
  });

  it('given a heartbeat of a quiet lane: reaches the end of the log without an event', () => {
    backlog.beat({ lastSeq: 3, head: 40 });
    expect(backlog.isComplete()).toBe(true);
    expect(backlog.take()).toEqual({ events: [], lastSeq: 3, through: 40 });
    backlog.beat({ lastSeq: 3, head: 40 });
    expect(backlog.isEmpty).toBe(true);
  });

  it('given a heartbeat that knows of more than has come: the last message is missing', () => {
    backlog.beat({ lastSeq: 7, head: 40 });
    expect(backlog.isComplete()).toBe(false);
  });
});

describe('a stretch', () => {
  const stretch = { events: [event(5, 3), event(9, 5)], lastSeq: 9, through: 12 };

  it.each([
    [3, true],
    [4, true],
    [5, true],
    [11, true],
    [2, false],
    [0, false],
  ])('for a reader at %i is complete: %s', (after, complete) => {
    expect(isComplete(stretch, after)).toBe(complete);
  });

  it('with a hole inside is complete only for who has passed it', () => {
    const holed = { events: [event(5, 3), event(9, 7)], lastSeq: 9, through: 9 };
    expect([3, 6, 7, 9].map((after) => isComplete(holed, after))).toEqual([false, false, true, true]);
  });
});
