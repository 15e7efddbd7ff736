import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergePage } from './overlay.js';

interface Row {
  readonly at: number;
  readonly id: number;
  readonly from: 'table' | 'overlay';
}

const newestFirst = (a: Row, b: Row): number => b.at - a.at || b.id - a.id;

/** Rows of the table and the overlay, many with equal times. */
const rowsOf = (places: readonly { at: number; overlaid: boolean }[]): Row[] =>
  places.map(({ at, overlaid }, id) => ({ at, id, from: overlaid ? 'overlay' : 'table' }));

const places = fc.array(fc.record({ at: fc.integer({ min: 0, max: 8 }), overlaid: fc.boolean() }), { maxLength: 60 });

describe('a page of a table with rows laid over it', () => {
  it('returns any page of the merged rows', async () => {
    const property = fc.asyncProperty(
      places,
      fc.nat(70),
      fc.integer({ min: 1, max: 25 }),
      async (rows, offset, size) => {
        const merged = rowsOf(rows).sort(newestFirst);
        const table = merged.filter((row) => row.from === 'table');
        const overlaid = rowsOf(rows).filter((row) => row.from === 'overlay');
        const read = async (from: number, limit: number) => table.slice(from, from + limit);
        expect(await mergePage(overlaid, newestFirst, offset, size, read)).toEqual(merged.slice(offset, offset + size));
      },
    );
    await fc.assert(property, { numRuns: 2000 });
  });

  it('reads one page and at most one extra row per row of the overlay', async () => {
    const reads: [number, number][] = [];
    const read = async (from: number, limit: number): Promise<Row[]> => {
      reads.push([from, limit]);
      return [];
    };
    const overlaid = rowsOf([{ at: 1, overlaid: true }]);
    await mergePage(overlaid, newestFirst, 0, 20, read);
    await mergePage(overlaid, newestFirst, 40, 20, read);
    await mergePage([], newestFirst, 40, 20, read);
    expect(reads).toEqual([
      [0, 20],
      [39, 21],
      [40, 20],
    ]);
  });
});
