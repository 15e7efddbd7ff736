import { describe, expect, it } from '@jest/globals';
import { agoOf } from './ago.rules';

const NOW = Date.parse('2026-04-01T12:00:00+09:00');
const minutesBefore = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

describe('agoOf', () => {
  it.each([
    [-3, '1分前', '1 minute ago'],
    [0.5, '1分前', '1 minute ago'],
    [59, '59分前', '59 minutes ago'],
    [60, '1時間前', '1 hour ago'],
    [1439, '23時間前', '23 hours ago'],
    [1440, '1日前', '1 day ago'],
    [4000, '2日前', '2 days ago'],
  ])('given %d minutes, then it says so', (minutes, ja, en) => {
    expect([agoOf(minutesBefore(minutes), NOW, 'ja'), agoOf(minutesBefore(minutes), NOW, 'en')]).toEqual([ja, en]);
  });
});
