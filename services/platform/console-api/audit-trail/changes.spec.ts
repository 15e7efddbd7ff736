import { describe, expect, it } from '@jest/globals';
import { computeChanges, maskMail } from './changes.js';

describe('changes of a command', () => {
  it('lists the changed fields alone', () => {
    expect(computeChanges({ name: 'A', price: 100, version: 1 }, { name: 'B', price: 100, version: 2 })).toEqual({
      name: ['A', 'B'],
    });
  });

  it('lists every set field of a new object', () => {
    expect(computeChanges(null, { name: 'A', memo: null })).toEqual({ name: [null, 'A'] });
  });

  it('cuts long texts, and writes lists as JSON and times in ISO format', () => {
    const { text, rows, at } = computeChanges(
      { text: 'x'.repeat(300), rows: [1], at: new Date(0) },
      { text: '', rows: [1, 2], at: new Date(1000) },
    );
    expect(text![0]).toBe(`${'x'.repeat(200)}…`);
    expect(rows).toEqual(['[1]', '[1,2]']);
    expect(at).toEqual(['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z']);
  });

  it('masks mail addresses', () => {
    expect(maskMail('hanako@example.com')).toBe('h***@example.com');
    expect(maskMail('a@example.com')).toBe('a***@example.com');
  });
});
