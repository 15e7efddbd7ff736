import { describe, expect, it } from '@jest/globals';
import { readSelection, writeSelection } from './selection.rules';

const emptyShelf = () => {
  const places = new Map<string, string>();
  return {
    places,
    getItem: (key: string) => places.get(key) ?? null,
    setItem: (key: string, value: string) => void places.set(key, value),
  };
};

describe('selection', () => {
  it('travels in the address while it is short', () => {
    const shelf = emptyShelf();
    const written = writeSelection(['7', '12'], 'draw', shelf);
    expect(written).toBe('7,12');
    expect(readSelection(written, shelf)).toEqual(['7', '12']);
    expect(shelf.places.size).toBe(0);
  });

  it('lies on the shelf when 3,000 cards are chosen', () => {
    const shelf = emptyShelf();
    const ids = Array.from({ length: 3000 }, (_, i) => `0199a1b2-card-${i}`);
    const written = writeSelection(ids, 'draw', shelf);
    expect(written.length).toBeLessThan(100);
    expect(readSelection(written, shelf)).toEqual(ids);
  });

  it('uses the address up to 2,000 characters and the shelf beyond', () => {
    const shelf = emptyShelf();
    expect(writeSelection(['x'.repeat(2000)], 'draw', shelf)).toBe('x'.repeat(2000));
    expect(writeSelection(['x'.repeat(2001)], 'draw', shelf)).not.toContain('x'.repeat(2001));
  });

  it('is nothing when nothing was written, or the shelf was cleared', () => {
    for (const written of [null, '', 'stored:gone']) expect(readSelection(written, emptyShelf())).toEqual([]);
  });
});
