import { describe, expect, it } from '@jest/globals';
import { events } from './events.js';
import { parts } from './parts.js';
import { eventTypesOf } from './platform/part.js';

describe('the streams of all parts', () => {
  const streams = parts.flatMap((part) => part.streams ?? []);

  it('are told apart by what they are called', () => {
    const prefixes = streams.map(({ prefix }) => `${prefix}-`);
    for (const prefix of prefixes) expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  });

  it('share no type of event', () => {
    const types = parts.flatMap(eventTypesOf);
    expect(types.length).toBeGreaterThan(30);
    expect(types.toSorted()).toEqual([...new Set(types)].toSorted());
  });
});

describe('the registry of events', () => {
  it('has every type of event of the streams of all parts', () => {
    expect(Object.keys(events).toSorted()).toEqual(parts.flatMap(eventTypesOf).toSorted());
  });

  it('has every type of event that a read model or a policy takes in', () => {
    const readers = parts.flatMap(({ projections = [], policies = [] }) => [...projections, ...policies]);
    const unknown = readers.flatMap(({ name, on }) =>
      Object.keys(on).flatMap((type) => (Object.hasOwn(events, type) ? [] : [`${name}: ${type}`])),
    );
    expect(readers.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});
