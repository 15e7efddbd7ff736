import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../kernel/business-days.js';
import { startOfTokyoDate, type TokyoDate, toTokyoDate } from '../../kernel/time.js';
import { computeLateBefore, dueDayOf } from './due-day.js';

const at = (text: string) => new Date(`${text}+09:00`);

describe('a parcel', () => {
  it('must be sent within fourteen business days', () => {
    expect(dueDayOf(at('2026-01-15T23:59:59'))).toBe('2026-02-04');
    expect(dueDayOf(at('2026-04-24T00:00:00'))).toBe('2026-05-20');
  });

  it('becomes late on the day after', () => {
    const requested = at('2026-01-15T10:00:00');
    expect(requested < computeLateBefore(at('2026-02-04T23:59:59'))).toBe(false);
    expect(requested < computeLateBefore(at('2026-02-05T00:00:00'))).toBe(true);
  });

  it('becomes late exactly when its last day is over, for every day of request', () => {
    for (let day = '2026-01-01' as TokyoDate; day < '2027-01-01'; day = addDays(day, 1)) {
      const requested = startOfTokyoDate(day);
      const due = dueDayOf(requested);
      expect(requested < computeLateBefore(startOfTokyoDate(due))).toBe(false);
      expect(requested < computeLateBefore(startOfTokyoDate(addDays(due, 1)))).toBe(true);
      expect(toTokyoDate(requested)).toBe(day);
    }
  });
});
