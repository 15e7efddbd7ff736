import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from './event.js';
import { factOf, type Stream, streamIdOf, subjectOf } from './stream.js';

type Counted = DomainEvent<'Counted', { readonly by: number }>;

const counter: Stream<number, Counted> = {
  prefix: 'counter',
  events: { Counted: {} },
  initial: () => 0,
  evolve: (sum, event) => sum + event.data.by,
};

describe('a stream', () => {
  it('has an id of its prefix and its subject', () => {
    expect(streamIdOf(counter, '0190-a')).toBe('counter-0190-a');
    expect(subjectOf(counter, 'counter-0190-a')).toBe('0190-a');
  });

  it('accepts its own events', () => {
    const recorded = { type: 'Counted', schemaVersion: 1, data: { by: 2 } };
    expect(factOf(counter, recorded)).toBe(recorded);
  });

  it.each(['Discounted', 'toString', ''])('throws for %p, which is not its event', (type) => {
    expect(() => factOf(counter, { type, schemaVersion: 1, data: { by: 2 } })).toThrow(
      'is no fact of the streams counter-…',
    );
  });
});
