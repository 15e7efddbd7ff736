import { describe, expect, it } from '@jest/globals';
import { defineWholeSetting } from '../../kernel/setting.js';
import * as settings from '../operator-settings.js';
import { computeWorthOfRaise } from './worth-of-raise.js';

const { dailyGrants, dailyReceipts, dailyRefunds, fourEyesBonus, fourEyesPoints, fourEyesReturn, fourEyesYen } =
  settings;

describe('worthOfRaise', () => {
  it.each([
    [fourEyesPoints.name, 'points', fourEyesPoints],
    [dailyGrants.name, 'points', dailyGrants],
    [fourEyesYen.name, 'yen', fourEyesYen],
    [dailyRefunds.name, 'yen', dailyRefunds],
    [dailyReceipts.name, 'yen', dailyReceipts],
    [fourEyesReturn.name, 'percent', fourEyesReturn],
    [fourEyesBonus.name, 'percent', fourEyesBonus],
  ] as const)('returns the raised value of %s in %s', (_, unit, setting) => {
    expect(computeWorthOfRaise({ setting, value: 10 }, 11)).toEqual({ value: 11, unit });
    expect(computeWorthOfRaise({ setting, value: 10 }, 10)).toBeNull();
    expect(computeWorthOfRaise({ setting, value: 10 }, 9)).toBeNull();
  });

  it('covers every numeric limit of operators', () => {
    const limits = Object.values(settings).filter((setting) => typeof setting === 'object' && setting.kind === 'whole');
    expect(limits.every((setting) => computeWorthOfRaise({ setting, value: 1 }, 2) !== null)).toBe(true);
  });

  it('returns null for other settings', () => {
    expect(computeWorthOfRaise({ setting: defineWholeSetting('threshold', 1000, 0, 5000), value: 1 }, 2)).toBeNull();
  });
});
