import { describe, expect, it } from '@jest/globals';
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
