import { describe, expect, it } from '@jest/globals';
import { readSelection, writeSelection } from './selection.rules';

const emptyStorage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

describe('selection', () => {
  it('puts a short selection into the address', () => {
    const storage = emptyStorage();
    const written = writeSelection(['7', '12'], 'draw', storage);
    expect(written).toBe('7,12');
    expect(readSelection(written, storage)).toEqual(['7', '12']);
    expect(storage.entries.size).toBe(0);
  });

  it('stores a selection of 3,000 cards', () => {
    const storage = emptyStorage();
    const ids = Array.from({ length: 3000 }, (_, i) => `0199a1b2-card-${i}`);
    const written = writeSelection(ids, 'draw', storage);
    expect(written.length).toBeLessThan(100);
    expect(readSelection(written, storage)).toEqual(ids);
  });

  it('uses the address up to 2,000 characters and the storage beyond', () => {
    const storage = emptyStorage();
    expect(writeSelection(['x'.repeat(2000)], 'draw', storage)).toBe('x'.repeat(2000));
    expect(writeSelection(['x'.repeat(2001)], 'draw', storage)).not.toContain('x'.repeat(2001));
  });

  it('returns nothing without a selection, or after the storage was cleared', () => {
    for (const written of [null, '', 'stored:gone']) expect(readSelection(written, emptyStorage())).toEqual([]);
  });
});
