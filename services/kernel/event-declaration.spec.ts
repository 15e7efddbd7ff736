import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from './event.js';
import { declareEvents, type EventDeclarations, upcast, versionOf } from './event-declaration.js';

type WeighedV1 = DomainEvent<'Weighed', { readonly pounds: number }>;
type WeighedV2 = DomainEvent<'Weighed', { readonly grams: number }>;
type Weighed = DomainEvent<'Weighed', { readonly grams: number; readonly by: string }>;
type Counted = DomainEvent<'Counted', { readonly count: number }>;

/** A declaration that no other module depends on. */
const UNCONCERNED = { value: 'none', cards: 'none', figure: false, news: false, history: 'none' } as const;

declareEvents({
  Weighed: {
    ...UNCONCERNED,
    older: [
      ({ pounds }: WeighedV1['data']): WeighedV2['data'] => ({ grams: pounds * 454 }),
      ({ grams }: WeighedV2['data']): Weighed['data'] => ({ grams, by: 'unknown' }),
    ],
  },
  Counted: UNCONCERNED,
} satisfies EventDeclarations<Weighed | Counted>);

const stored = (type: string, schemaVersion: number, data: object) => ({ type, schemaVersion, data, seq: 7 });

describe('the current version of a type of events', () => {
  it.each([
    ['Weighed', 3],
    ['Counted', 1],
    ['NeverDeclared', 1],
  ])('%s is stored in version %i', (type, version) => {
    expect(versionOf(type)).toBe(version);
  });
});

describe('upcasting', () => {
  it.each([
    [1, { pounds: 2 }, { grams: 908, by: 'unknown' }],
    [2, { grams: 5 }, { grams: 5, by: 'unknown' }],
  ])('turns data of version %i into the current data', (version, data, current) => {
    expect(upcast(stored('Weighed', version, data))).toEqual({ ...stored('Weighed', 3, current) });
  });

  it.each([stored('Weighed', 3, { grams: 5, by: 'one' }), stored('Counted', 1, { count: 1 })])(
    'returns the very event that has the current version',
    (event) => {
      expect(upcast(event)).toBe(event);
    },
  );

  it('throws for a version that a later release wrote', () => {
    expect(() => upcast(stored('Counted', 2, { numbers: [1] }))).toThrow(
      'Counted of version 2 is unknown: this release reads up to 1',
    );
  });
});
