import { describe, expect, it } from '@jest/globals';
import { stepOf, type Unused, type Warned } from './unused.js';

const at = (time: string): Date => new Date(`${time}+09:00`);
const USED = at('2026-01-10T12:00:00');
const NOT_WARNED: Warned = { keptAt: null, notifiedAt: null, notifiedAgainAt: null, closesAt: null };
const NOTIFIED = { ...NOT_WARNED, notifiedAt: at('2026-06-10T12:00:00'), closesAt: at('2026-07-10T13:00:00') };
const NOTIFIED_AGAIN = { ...NOTIFIED, notifiedAgainAt: at('2026-07-03T13:00:00') };

const step = (now: string, warned: Warned | null = null, changes: Partial<Unused> = {}) =>
  stepOf({ usedAt: USED, warned, isBarred: false, isOn: true, ...changes }, at(now));

describe('an account', () => {
  it('stays used for five months', () => {
    expect(step('2026-06-10T11:59:59')).toEqual({ step: 'used', lookAt: at('2026-06-10T12:00:00') });
  });

  it('gets an announcement after five months, with the day of the closing', () => {
    expect(step('2026-06-10T12:00:00')).toEqual({
      ...{ step: 'tell', lookAt: at('2026-07-03T13:00:00'), closesAt: at('2026-07-10T13:00:00') },
    });
  });

  it('gets the announcement a month before the closing, even after a longer absence', () => {
    expect(step('2027-03-01T12:00:00')).toMatchObject({ step: 'tell', closesAt: at('2027-04-01T12:00:00') });
  });

  it('gets a second announcement a week before, and is closed at the announced time and not earlier', () => {
    expect(step('2026-07-03T12:59:59', NOTIFIED)).toEqual({ step: 'wait', lookAt: at('2026-07-03T13:00:00') });
    expect(step('2026-07-03T13:00:00', NOTIFIED)).toEqual({
      ...{ step: 'tell-again', lookAt: at('2026-07-10T13:00:00'), closesAt: at('2026-07-10T13:00:00') },
    });
    expect(step('2026-07-10T12:59:59', NOTIFIED_AGAIN).step).toBe('wait');
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN).step).toBe('close');
  });

  it('gets a full week after the second announcement when one was missed or closings had stopped for long', () => {
    expect(step('2026-07-09T12:00:00', NOTIFIED)).toMatchObject({
      step: 'tell-again',
      closesAt: at('2026-07-16T12:00:00'),
    });
    expect(step('2026-09-01T12:00:00', NOTIFIED_AGAIN)).toMatchObject({
      ...{ step: 'tell-again', closesAt: at('2026-09-08T12:00:00') },
    });
  });

  it('counts as used again after a log-in, and earlier announcements expire', () => {
    const usedAt = at('2026-07-09T08:00:00');
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN, { usedAt }).step).toBe('used');
    expect(step('2026-12-09T20:00:00', NOTIFIED_AGAIN, { usedAt })).toMatchObject({
      ...{ step: 'tell', closesAt: at('2027-01-09T20:00:00') },
    });
  });

  it('stays open as long after an operator keeps it as after a use', () => {
    const keptAt = at('2026-07-08T12:00:00');
    const kept = { ...NOT_WARNED, keptAt };
    expect(step('2026-07-10T13:00:00', kept)).toEqual({ step: 'kept', lookAt: at('2026-12-08T12:00:00') });
    expect(step('2026-12-08T12:00:00', kept).step).toBe('tell');
  });

  it('gets no announcement and is not closed at night', () => {
    expect(step('2026-06-11T02:00:00')).toEqual({ step: 'wait', lookAt: at('2026-06-11T14:00:00') });
    expect(step('2026-07-11T21:30:00', NOTIFIED_AGAIN).step).toBe('wait');
  });

  it('stays as it is while the member is barred or paused, and while the setting is off', () => {
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN, { isBarred: true }).step).toBe('hold');
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN, { isOn: false })).toEqual({
      ...{ step: 'wait', lookAt: at('2026-07-17T13:00:00') },
    });
  });
});
