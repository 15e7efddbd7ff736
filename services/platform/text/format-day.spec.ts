import { describe, expect, it } from '@jest/globals';
import { formatDay } from './format-day.js';

describe('formatDay', () => {
  it('formats a day in both languages, independent of the server’s time zone', () => {
    expect(formatDay('2026-02-14')).toEqual({ ja: '2026年2月14日', en: '14 February 2026' });
  });
});
