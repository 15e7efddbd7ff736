import { describe, expect, it } from '@jest/globals';
import type { OperatorEvent } from './operator.events.js';
import { operatorStream } from './operator.state.js';
import { settingStream } from './setting.state.js';

const of = { operatorId: 'o1' };
const accessAfter = (...history: OperatorEvent[]) =>
  history.reduce(operatorStream.evolve, operatorStream.initial('o1'));
const added: OperatorEvent = { type: 'OperatorAdded', data: { ...of, role: 'support' } };

describe('what an operator may do', () => {
  it('is nothing before they are added, and then what their role may', () => {
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

  it('names the member’s account that is theirs', () => {
    const named = (memberId: string | null): OperatorEvent => ({
      type: 'OperatorMemberNamed',
      data: { ...of, memberId },
    });
    expect(accessAfter(added, named('m')).memberId).toBe('m');
    expect(accessAfter(added, named('m'), named(null))).toEqual(accessAfter(added));
  });

  it('ends while they are disabled', () => {
    const disabled: OperatorEvent = { type: 'OperatorDisabled', data: of };
    expect(accessAfter(added, disabled).isDisabled).toBe(true);
    expect(accessAfter(added, disabled, { type: 'OperatorEnabled', data: of })).toEqual(accessAfter(added));
  });

  it('may ask for a one-time password, which a new one leaves alone', () => {
    const required: OperatorEvent = { type: 'OperatorOtpRequired', data: { ...of, required: true } };
    const [setUp, reset] = (['OperatorOtpSetUp', 'OperatorOtpReset'] as const).map((type) => ({ type, data: of }));
    expect(accessAfter(added, required, setUp!)).toMatchObject({ otpRequired: true, hasOtp: true });
    expect(accessAfter(added, required, setUp!, reset!)).toMatchObject({ otpRequired: true, hasOtp: false });
    expect(accessAfter(added, setUp!, { type: 'OperatorPasswordReset', data: of })).toEqual(accessAfter(added, setUp!));
  });
});

describe('a setting', () => {
  it('is what was set last', () => {
    const { initial, evolve } = settingStream;
    const set = (before: number, value: number) =>
      ({ type: 'SettingChanged', data: { name: 's', before, value } }) as const;
    expect(initial('s')).toBeUndefined();
    expect([set(1, 2), set(2, 3)].reduce(evolve, initial('s'))).toBe(3);
  });
});
