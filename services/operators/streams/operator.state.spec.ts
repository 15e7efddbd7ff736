import { describe, expect, it } from '@jest/globals';
import type { OperatorEvent } from './operator.events.js';
import { operatorStream } from './operator.state.js';
import { settingStream } from './setting.state.js';

const of = { operatorId: 'o1' };
const accessAfter = (...history: OperatorEvent[]) =>
  history.reduce(operatorStream.evolve, operatorStream.initial('o1'));
const added: OperatorEvent = { type: 'OperatorAdded', data: { ...of, role: 'support' } };

describe('operatorStream', () => {
  it('grants nothing before the operator is added, and then the role', () => {
    expect(accessAfter()).toEqual({ role: null, isDisabled: false, otpRequired: false, hasOtp: false, memberId: null });
    expect(accessAfter(added)).toEqual({
      role: 'support',
      isDisabled: false,
      otpRequired: false,
      hasOtp: false,
      memberId: null,
    });
    expect(accessAfter(added, { type: 'OperatorRoleChanged', data: { ...of, role: 'owner' } }).role).toBe('owner');
  });

  it('holds the operator’s own account as a member', () => {
    const named = (memberId: string | null): OperatorEvent => ({
      type: 'OperatorMemberNamed',
      data: { ...of, memberId },
    });
    expect(accessAfter(added, named('m')).memberId).toBe('m');
    expect(accessAfter(added, named('m'), named(null))).toEqual(accessAfter(added));
  });

  it('marks a disabled operator', () => {
    const disabled: OperatorEvent = { type: 'OperatorDisabled', data: of };
    expect(accessAfter(added, disabled).isDisabled).toBe(true);
    expect(accessAfter(added, disabled, { type: 'OperatorEnabled', data: of })).toEqual(accessAfter(added));
  });

  it('keeps the requirement of a one-time password after a new password', () => {
    const required: OperatorEvent = { type: 'OperatorOtpRequired', data: { ...of, required: true } };
    const [setUp, reset] = (['OperatorOtpSetUp', 'OperatorOtpReset'] as const).map((type) => ({ type, data: of }));
    expect(accessAfter(added, required, setUp!)).toMatchObject({ otpRequired: true, hasOtp: true });
    expect(accessAfter(added, required, setUp!, reset!)).toMatchObject({ otpRequired: true, hasOtp: false });
    expect(accessAfter(added, setUp!, { type: 'OperatorPasswordReset', data: of })).toEqual(accessAfter(added, setUp!));
  });
});

describe('a setting', () => {
  it('returns the last value', () => {
    const { initial, evolve } = settingStream;
    const set = (before: number, value: number) =>
      ({ type: 'SettingChanged', data: { name: 's', before, value } }) as const;
    expect(initial('s')).toBeUndefined();
    expect([set(1, 2), set(2, 3)].reduce(evolve, initial('s'))).toBe(3);
  });
});
