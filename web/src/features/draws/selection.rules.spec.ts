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
  it('travels in the address while it is short', () => {
    const storage = emptyStorage();
    const written = writeSelection(['7', '12'], 'draw', storage);
    expect(written).toBe('7,12');
    expect(readSelection(written, storage)).toEqual(['7', '12']);
    expect(storage.entries.size).toBe(0);
  });

  it('lies in the storage when 3,000 cards are chosen', () => {
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

  it('is nothing when nothing was written, or the storage was cleared', () => {
    for (const written of [null, '', 'stored:gone']) expect(readSelection(written, emptyStorage())).toEqual([]);
  });
});
