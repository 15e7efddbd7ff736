import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pageWith } from './overlay.js';

interface Row {
  readonly at: number;
  readonly id: number;
  readonly from: 'table' | 'overlay';
}

const newestFirst = (a: Row, b: Row): number => b.at - a.at || b.id - a.id;

/** Rows of many equal moments: some lie in the table, some in the overlay. */
const rowsOf = (places: readonly { at: number; overlaid: boolean }[]): Row[] =>
  places.map(({ at, overlaid }, id) => ({ at, id, from: overlaid ? 'overlay' : 'table' }));

const places = fc.array(fc.record({ at: fc.integer({ min: 0, max: 8 }), overlaid: fc.boolean() }), { maxLength: 60 });

describe('a page of a table with rows laid over it', () => {
  it('is the page of the two merged, whichever page it is', async () => {
    const property = fc.asyncProperty(
      places,
      fc.nat(70),
      fc.integer({ min: 1, max: 25 }),
      async (given, offset, size) => {
        const merged = rowsOf(given).sort(newestFirst);
        const table = merged.filter((row) => row.from === 'table');
        const overlaid = rowsOf(given).filter((row) => row.from === 'overlay');
        const read = async (from: number, limit: number) => table.slice(from, from + limit);
        expect(await pageWith(overlaid, newestFirst, offset, size, read)).toEqual(merged.slice(offset, offset + size));
      },
    );
    await fc.assert(property, { numRuns: 2000 });
  });

  it('reads no more of the table than the page and what the overlay may push onto it', async () => {
    const asked: [number, number][] = [];
    const read = async (from: number, limit: number): Promise<Row[]> => {
      asked.push([from, limit]);
      return [];
    };
    const overlaid = rowsOf([{ at: 1, overlaid: true }]);
    await pageWith(overlaid, newestFirst, 0, 20, read);
    await pageWith(overlaid, newestFirst, 40, 20, read);
    await pageWith([], newestFirst, 40, 20, read);
    expect(asked).toEqual([
      [0, 20],
      [39, 21],
      [40, 20],
    ]);
  });
});
