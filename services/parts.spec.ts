import { describe, expect, it } from '@jest/globals';
import { events } from './events.js';
import { parts } from './parts.js';
import { eventTypesOf } from './platform/part.js';

describe('the streams of all modules', () => {
  const streams = parts.flatMap((part) => part.streams ?? []);

  it('have prefixes of which none begins with another', () => {
    const prefixes = streams.map(({ prefix }) => `${prefix}-`);
    for (const prefix of prefixes) expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  });

  it('share no event type', () => {
    const types = parts.flatMap(eventTypesOf);
    expect(types.length).toBeGreaterThan(30);
    expect(types.toSorted()).toEqual([...new Set(types)].toSorted());
  });
});

describe('the registry of events', () => {
  it('has every event type of the streams of all modules', () => {
    expect(Object.keys(events).toSorted()).toEqual(parts.flatMap(eventTypesOf).toSorted());
  });

  it('has every event type that a read model or a policy processes', () => {
    const readers = parts.flatMap(({ projections = [], policies = [] }) => [...projections, ...policies]);
    const unknown = readers.flatMap(({ name, on }) =>
      Object.keys(on).flatMap((type) => (Object.hasOwn(events, type) ? [] : [`${name}: ${type}`])),
    );
    expect(readers.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});
