import { describe, expect, it } from '@jest/globals';
import { changesBetween, maskedMail } from './changes.js';

describe('what an act changed', () => {
  it('is told field by field, without what stayed', () => {
    expect(changesBetween({ name: 'A', price: 100, version: 1 }, { name: 'B', price: 100, version: 2 })).toEqual({
      name: ['A', 'B'],
    });
  });

  it('is everything that is set where there was nothing', () => {
    expect(changesBetween(null, { name: 'A', memo: null })).toEqual({ name: [null, 'A'] });
  });

  it('is cut where it is long, and says what lists and times are', () => {
    const { text, rows, at } = changesBetween(
      { text: 'x'.repeat(300), rows: [1], at: new Date(0) },
      { text: '', rows: [1, 2], at: new Date(1000) },
    );
    expect(text![0]).toBe(`${'x'.repeat(200)}…`);
    expect(rows).toEqual(['[1]', '[1,2]']);
    expect(at).toEqual(['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z']);
  });

  it('names no mail address in full', () => {
    expect(maskedMail('hanako@example.com')).toBe('h***@example.com');
    expect(maskedMail('a@example.com')).toBe('a***@example.com');
  });
});
