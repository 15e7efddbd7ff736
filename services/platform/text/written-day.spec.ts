import { describe, expect, it } from '@jest/globals';
import { formatDay } from './written-day.js';

describe('a day', () => {
  it('is written as the language writes it, wherever the shop runs', () => {
    expect(formatDay('2026-02-14')).toEqual({ ja: '2026年2月14日', en: '14 February 2026' });
  });
});
