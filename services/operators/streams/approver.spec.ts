import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../kernel/time.js';
import {
  APPROVER_WAIT_MS,
  approverChangeOf,
  computeHandsAfter,
  countApprovers,
  isOtherApproverNeeded,
  type StoredOperator,
} from './approver.js';
import type { OperatorEvent } from './operator.events.js';

const now = new Date('2026-04-10T03:00:00.000Z');
const operator: StoredOperator = {
  ...{ operatorId: 'fin', mail: 'f@example.com', name: 'Fin', role: 'finance', version: 1 },
  ...{ isDisabled: false, otpRequired: false, hasOtp: true, memberId: null, hands: [], leftApproversAt: null },
};
const support: StoredOperator = { ...operator, operatorId: 'sup', role: 'support' };
const of = { operatorId: 'fin' };
const to = (role: 'owner' | 'finance' | 'support'): OperatorEvent => ({
  type: 'OperatorRoleChanged',
  data: { ...of, role },
});

describe('approverChangeOf', () => {
  it.each<[string, StoredOperator, OperatorEvent, string | null]>([
    ['a new finance', support, { type: 'OperatorAdded', data: { ...of, role: 'finance' } }, 'added'],
    ['a new support', support, { type: 'OperatorAdded', data: { ...of, role: 'support' } }, null],
    ['finance that is enabled', { ...operator, isDisabled: true }, { type: 'OperatorEnabled', data: of }, 'enabled'],
    ['support that is enabled', { ...support, isDisabled: true }, { type: 'OperatorEnabled', data: of }, null],
    ['support that becomes finance', support, to('finance'), 'promoted'],
    ['finance that becomes owner', operator, to('owner'), 'promoted'],
    ['an owner who becomes finance', { ...operator, role: 'owner' }, to('finance'), null],
    ['finance that becomes support', operator, to('support'), 'demoted'],
    ['finance that is disabled', operator, { type: 'OperatorDisabled', data: of }, 'disabled'],
    ['another password of finance', operator, { type: 'OperatorPasswordReset', data: of }, 'password-reset'],
    ['another password of support', support, { type: 'OperatorPasswordReset', data: of }, null],
    ['an authenticator of finance that is reset', operator, { type: 'OperatorOtpReset', data: of }, 'otp-reset'],
    ['a member’s account', operator, { type: 'OperatorMemberNamed', data: { ...of, memberId: null } }, null],
  ])('returns the change for %s: %4$j', (_, before, event, change) => {
    expect(approverChangeOf(before, event)).toBe(change);
  });
});

describe('handsAfter', () => {
  const reset: OperatorEvent = { type: 'OperatorPasswordReset', data: of };

  it('stores each operator who has reset an account once, and makes it wait for a day', () => {
    const approvesFrom = new Date(now.getTime() + APPROVER_WAIT_MS);
    expect(computeHandsAfter(operator, reset, 'own', now)).toEqual({
      hands: ['own'],
      approvesFrom,
      leftApproversAt: null,
    });
    expect(computeHandsAfter({ ...operator, hands: ['own'] }, reset, 'own', now).hands).toEqual(['own']);
    expect(computeHandsAfter({ ...operator, hands: ['own'] }, reset, 'other', now).hands).toEqual(['own', 'other']);
  });

  it('makes an operator wait after a reset of their own, and stores nobody', () => {
    expect(computeHandsAfter(operator, reset, 'fin', now)).toMatchObject({ hands: [], approvesFrom: expect.any(Date) });
  });

  it('makes a promoted or enabled operator wait, and stores nobody', () => {
    expect(computeHandsAfter(support, to('finance'), 'own', now)).toMatchObject({
      hands: [],
      approvesFrom: expect.any(Date),
    });
    expect(computeHandsAfter(operator, { type: 'OperatorEnabled', data: of }, 'own', now).hands).toEqual([]);
  });

  it('stores when an approver has left', () => {
    expect(computeHandsAfter(operator, to('support'), 'own', now)).toMatchObject({
      approvesFrom: null,
      leftApproversAt: now,
    });
  });
});

describe('countApprovers', () => {
  const left = (days: number) => ({ ...support, leftApproversAt: new Date(now.getTime() - days * DAY_MS) });

  it('counts the present approvers, and those who left in the last week', () => {
    expect(countApprovers([operator, support, { ...operator, isDisabled: true }], now)).toBe(1);
    expect(countApprovers([operator, left(6)], now)).toBe(2);
    expect(countApprovers([operator, left(7)], now)).toBe(1);
  });
});

describe('needsOtherApprover', () => {
  it.each([
    ['added', false, 2, true],
    ['added', false, 1, false],
    ['password-reset', true, 2, false],
    ['disabled', false, 2, false],
    ['demoted', false, 2, false],
    [null, false, 2, false],
  ] as const)('returns for %s (own: %s) among %s approvers: %s', (change, isOwn, approvers, needed) => {
    expect(isOtherApproverNeeded(change, isOwn, approvers)).toBe(needed);
  });
});
