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
  it('is used until five months have gone by', () => {
    expect(step('2026-06-10T11:59:59')).toEqual({ step: 'used', lookAt: at('2026-06-10T12:00:00') });
  });

  it('is told of after five months, with the day on which it is closed', () => {
    expect(step('2026-06-10T12:00:00')).toEqual({
      ...{ step: 'tell', lookAt: at('2026-07-03T13:00:00'), closesAt: at('2026-07-10T13:00:00') },
    });
  });

  it('is told of a month before, however long nobody has been there', () => {
    expect(step('2027-03-01T12:00:00')).toMatchObject({ step: 'tell', closesAt: at('2027-04-01T12:00:00') });
  });

  it('is told of again a week before, and then closed, not a moment earlier', () => {
    expect(step('2026-07-03T12:59:59', NOTIFIED)).toEqual({ step: 'wait', lookAt: at('2026-07-03T13:00:00') });
    expect(step('2026-07-03T13:00:00', NOTIFIED)).toEqual({
      ...{ step: 'tell-again', lookAt: at('2026-07-10T13:00:00'), closesAt: at('2026-07-10T13:00:00') },
    });
    expect(step('2026-07-10T12:59:59', NOTIFIED_AGAIN).step).toBe('wait');
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN).step).toBe('close');
  });

  it('is told of again, a week before, where the week has passed unsaid or the shop had stopped it for long', () => {
    expect(step('2026-07-09T12:00:00', NOTIFIED)).toMatchObject({
      step: 'tell-again',
      closesAt: at('2026-07-16T12:00:00'),
    });
    expect(step('2026-09-01T12:00:00', NOTIFIED_AGAIN)).toMatchObject({
      ...{ step: 'tell-again', closesAt: at('2026-09-08T12:00:00') },
    });
  });

  it('is used again by whoever comes back, and what they were told counts no more', () => {
    const usedAt = at('2026-07-09T08:00:00');
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN, { usedAt }).step).toBe('used');
    expect(step('2026-12-09T20:00:00', NOTIFIED_AGAIN, { usedAt })).toMatchObject({
      ...{ step: 'tell', closesAt: at('2027-01-09T20:00:00') },
    });
  });

  it('is kept for as long by an operator as by a use', () => {
    const keptAt = at('2026-07-08T12:00:00');
    const kept = { ...NOT_WARNED, keptAt };
    expect(step('2026-07-10T13:00:00', kept)).toEqual({ step: 'kept', lookAt: at('2026-12-08T12:00:00') });
    expect(step('2026-12-08T12:00:00', kept).step).toBe('tell');
  });

  it('waits for the day, and nobody is told or closed by night', () => {
    expect(step('2026-06-11T02:00:00')).toEqual({ step: 'wait', lookAt: at('2026-06-11T14:00:00') });
    expect(step('2026-07-11T21:30:00', NOTIFIED_AGAIN).step).toBe('wait');
  });

  it('is left alone while the member is barred or pauses, and while owners do not want it', () => {
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN, { isBarred: true }).step).toBe('hold');
    expect(step('2026-07-10T13:00:00', NOTIFIED_AGAIN, { isOn: false })).toEqual({
      ...{ step: 'wait', lookAt: at('2026-07-17T13:00:00') },
    });
  });
});
