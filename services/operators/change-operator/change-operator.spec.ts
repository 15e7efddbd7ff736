import { describe, expect, it } from '@jest/globals';
import type { OperatorState } from '../streams/operator.state.js';
import { decideChangeOperator, type OperatorChange, type OperatorContext } from './change-operator.decide.js';

const support: OperatorState = {
  operatorId: 's',
  mail: 'sam@example.com',
  name: 'Sam',
  role: 'support',
  isDisabled: false,
  otpRequired: false,
  hasOtp: false,
  memberId: null,
  version: 3,
};
const owner: OperatorState = { ...support, operatorId: 'o', role: 'owner' };
const context: OperatorContext = { by: 'boss', otherOwners: 1 };

const decide = (operator: OperatorState, change: OperatorChange, facts: Partial<OperatorContext> = {}) =>
  decideChangeOperator(operator, change, { ...context, ...facts });

const nameMember = { kind: 'name-member', memberId: 'm', isMember: true, isTaken: false } as const;

describe('decideChangeOperator, of an operator’s own account as a member', () => {
  const hasOne: OperatorState = { ...support, memberId: 'm' };

  it('names a member as the operator’s own account', () => {
    const fact = { type: 'OperatorMemberNamed', data: { operatorId: 's', memberId: 'm' } };
    expect(decide(support, nameMember).events).toEqual([fact]);
    expect(decide({ ...support, memberId: 'before' }, nameMember).events).toEqual([fact]);
    expect(decide(support, nameMember, { by: 's' }).events).toEqual([fact]);
  });

  it('removes the named account', () => {
    const fact = { type: 'OperatorMemberNamed', data: { operatorId: 's', memberId: null } };
    expect(decide(hasOne, { kind: 'unname-member' }).events).toEqual([fact]);
  });

  it.each([
    ['SameMember', hasOne, nameMember, 'boss'],
    ['NoSuchMember', support, { ...nameMember, isMember: false }, 'boss'],
    ['MemberOfAnother', support, { ...nameMember, isTaken: true }, 'boss'],
    ['NoMemberNamed', support, { kind: 'unname-member' }, 'boss'],
    ['OwnMember', hasOne, { ...nameMember, memberId: 'other' }, 's'],
    ['OwnMember', hasOne, { kind: 'unname-member' }, 's'],
    ['Disabled', { ...support, isDisabled: true }, nameMember, 'boss'],
  ] as const)('refuses with %s', (code, operator, change, by) => {
    expect(decide(operator, change, { by }).refusal).toEqual({ code });
  });
});

describe('decideChangeOperator', () => {
  it.each([
    [
      support,
      { kind: 'change-role', role: 'finance' },
      { type: 'OperatorRoleChanged', data: { operatorId: 's', role: 'finance' } },
    ],
    [support, { kind: 'disable' }, { type: 'OperatorDisabled', data: { operatorId: 's' } }],
    [{ ...support, isDisabled: true }, { kind: 'enable' }, { type: 'OperatorEnabled', data: { operatorId: 's' } }],
    [support, { kind: 'require-otp' }, { type: 'OperatorOtpRequired', data: { operatorId: 's', required: true } }],
    [
      { ...support, otpRequired: true },
      { kind: 'waive-otp' },
      { type: 'OperatorOtpRequired', data: { operatorId: 's', required: false } },
    ],
    [{ ...support, hasOtp: true }, { kind: 'reset-otp' }, { type: 'OperatorOtpReset', data: { operatorId: 's' } }],
    [
      support,
      { kind: 'reset-password', password: 'correct horse' },
      { type: 'OperatorPasswordReset', data: { operatorId: 's' } },
    ],
  ] as const)('records the event for %j and %j: %j', (operator, order, event) => {
    expect(decide(operator, order)).toEqual({ events: [event] });
  });

  it.each([
    [support, { kind: 'change-role', role: 'support' }, 'SameRole'],
    [{ ...support, isDisabled: true }, { kind: 'disable' }, 'AlreadyDisabled'],
    [support, { kind: 'enable' }, 'NotDisabled'],
    [{ ...support, isDisabled: true }, { kind: 'reset-password', password: 'correct horse' }, 'Disabled'],
    [{ ...support, isDisabled: true }, { kind: 'change-role', role: 'owner' }, 'Disabled'],
    [{ ...support, otpRequired: true }, { kind: 'require-otp' }, 'OtpRequiredAlready'],
    [support, { kind: 'waive-otp' }, 'OtpNotRequired'],
    [support, { kind: 'reset-otp' }, 'NoOtp'],
  ] as const)('refuses %j for %j with %s', (operator, order, code) => {
    expect(decide(operator, order).refusal).toEqual({ code });
  });

  it.each([{ kind: 'disable' }, { kind: 'change-role', role: 'support' }] as const)(
    'refuses %j for the last owner, and accepts it if there is another',
    (order) => {
      expect(decide(owner, order, { otherOwners: 0 }).refusal).toEqual({ code: 'LastOwner' });
      expect(decide(owner, order, { otherOwners: 1 }).events).toHaveLength(1);
    },
  );

  it('refuses to reset or waive the own authenticator', () => {
    expect(decide({ ...owner, hasOtp: true }, { kind: 'reset-otp' }, { by: 'o' }).refusal).toEqual({ code: 'OwnOtp' });
  });
});
