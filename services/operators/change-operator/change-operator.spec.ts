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

const decide = (operator: OperatorState, change: OperatorChange, more: Partial<OperatorContext> = {}) =>
  decideChangeOperator(operator, change, { ...context, ...more });

const own = { kind: 'name-member', memberId: 'm', isMember: true, isTaken: false } as const;

describe('decideChangeOperator, of an operator’s own account as a member', () => {
  const hasOne: OperatorState = { ...support, memberId: 'm' };

  it('given a member, then their account is the operator’s', () => {
    const fact = { type: 'OperatorMemberNamed', data: { operatorId: 's', memberId: 'm' } };
    expect(decide(support, own).events).toEqual([fact]);
    expect(decide({ ...support, memberId: 'before' }, own).events).toEqual([fact]);
    expect(decide(support, own, { by: 's' }).events).toEqual([fact]);
  });

  it('given one, then it can be taken away', () => {
    const fact = { type: 'OperatorMemberNamed', data: { operatorId: 's', memberId: null } };
    expect(decide(hasOne, { kind: 'unname-member' }).events).toEqual([fact]);
  });

  it.each([
    ['SameMember', hasOne, own, 'boss'],
    ['NoSuchMember', support, { ...own, isMember: false }, 'boss'],
    ['MemberOfAnother', support, { ...own, isTaken: true }, 'boss'],
    ['NoMemberNamed', support, { kind: 'unname-member' }, 'boss'],
    ['OwnMember', hasOne, { ...own, memberId: 'other' }, 's'],
    ['OwnMember', hasOne, { kind: 'unname-member' }, 's'],
    ['Disabled', { ...support, isDisabled: true }, own, 'boss'],
  ] as const)('is refused: %s', (code, operator, change, by) => {
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
  ] as const)('given %j, when %j is ordered, then %j', (operator, order, event) => {
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
  ] as const)('given %j, when %j is ordered, then it is refused: %s', (operator, order, code) => {
    expect(decide(operator, order).refusal).toEqual({ code });
  });

  it.each([{ kind: 'disable' }, { kind: 'change-role', role: 'support' }] as const)(
    'given the last owner, when %j is ordered, then it is refused, with another owner it is not',
    (order) => {
      expect(decide(owner, order, { otherOwners: 0 }).refusal).toEqual({ code: 'LastOwner' });
      expect(decide(owner, order, { otherOwners: 1 }).events).toHaveLength(1);
    },
  );

  it('given one who asks for themselves, then their own authenticator stays', () => {
    expect(decide({ ...owner, hasOtp: true }, { kind: 'reset-otp' }, { by: 'o' }).refusal).toEqual({ code: 'OwnOtp' });
  });
});
