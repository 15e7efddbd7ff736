import { describe, expect, it } from '@jest/globals';
import { defineWholeSetting } from '../../kernel/setting.js';
import * as settings from '../operator-settings.js';
import { worthOfRaise } from './worth-of-raise.js';

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
  ] as const)('given %s, when it is raised, then it is what one operator could do alone, in %s', (_, unit, setting) => {
    expect(worthOfRaise({ setting, value: 10 }, 11)).toEqual({ value: 11, unit });
    expect(worthOfRaise({ setting, value: 10 }, 10)).toBeNull();
    expect(worthOfRaise({ setting, value: 10 }, 9)).toBeNull();
  });

  it('given every limit of operators that is a number, then it is one of them', () => {
    const limits = Object.values(settings).filter((setting) => typeof setting === 'object' && setting.kind === 'whole');
    expect(limits.every((setting) => worthOfRaise({ setting, value: 1 }, 2) !== null)).toBe(true);
  });

  it('given another setting, then there is none', () => {
    expect(worthOfRaise({ setting: defineWholeSetting('threshold', 1000, 0, 5000), value: 1 }, 2)).toBeNull();
  });
});
