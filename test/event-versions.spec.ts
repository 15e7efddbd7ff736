import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { events, listEventNames } from '../services/events.js';
import { versionOf } from '../services/kernel/event-declaration.js';

const sources = readdirSync('services', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(rows|query)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('services', file), 'utf8') }));

const readsDataInSql = (text: string): boolean =>
  text.includes('store.events') && /\bdata\s*->|json_to_record/.test(text);
const namesAnyEvent = (text: string): boolean => Object.keys(events).some((name) => text.includes(`'${name}'`));

/**
 * Returns the files whose SQL reads the data of an event type without its version. They name the type, take its name from the
 * registry, or read all events.
 */
const blindTo = (type: string): readonly string[] =>
  sources
    .filter(({ text }) => readsDataInSql(text) && !text.includes('schema_version'))
    .filter(({ text }) => text.includes(`'${type}'`) || text.includes('event-types.rows.js') || !namesAnyEvent(text))
    .map(({ file }) => file);

describe('SQL that reads the data of events', () => {
  it.each([
    ['PointsSpent', 'points/rows/purchase-lots.rows.ts'],
    ['SeedRevealed', 'draws/rows/public-log.rows.ts'],
    ['CardsDrawn', 'books/rows/row-counts.rows.ts'],
  ])('reads %s in %s', (type, file) => {
    expect(blindTo(type)).toContain(file);
  });

  it('checks the version of every type that has several', () => {
    const types = listEventNames(() => true).filter((type) => versionOf(type) > 1);
    expect(types.flatMap((type) => blindTo(type).map((file) => `${type}: ${file}`))).toEqual([]);
  });
});
