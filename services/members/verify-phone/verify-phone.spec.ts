import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideVerifyPhone, type TypedCode } from './verify-phone.decide.js';

const now = new Date('2026-01-15T12:00:00+09:00');
const right: TypedCode = {
  expiresAt: new Date(now.getTime() + 1),
  tries: 0,
  isUsed: false,
  isRight: true,
  isHeldByAnother: false,
};
const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const verified = { type: 'PhoneVerified', data: { memberId: 'm1' } } as const;
const released = { type: 'PhoneReleased', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);

const type = (code: TypedCode | null) =>
  membership.given(registered).when((m) => decideVerifyPhone(m, 'm1', code, now));

describe('verifying the phone', () => {
  it('records the verification without the number', () => {
    expect(type(right).events()).toEqual([verified]);
    expect(type({ ...right, tries: 4 }).events()).toEqual([verified]);
  });

  it('happens once, and a repetition changes nothing', () => {
    const again = membership.given(registered, verified).when((m) => decideVerifyPhone(m, 'm1', null, now));
    expect(again.events()).toEqual([]);
  });

  it('can happen again once the number was released', () => {
    const again = membership.given(registered, verified, released).when((m) => decideVerifyPhone(m, 'm1', right, now));
    expect(again.events()).toEqual([verified]);
  });

  it.each<[string, TypedCode | null, object]>([
    ['no code', null, { code: 'NoCode' }],
    ['a used one', { ...right, isUsed: true }, { code: 'NoCode' }],
    ['one at its end', { ...right, expiresAt: now }, { code: 'CodeExpired' }],
    ['a wrong one', { ...right, isRight: false }, { code: 'CodeWrong', triesLeft: 4 }],
    ['the fourth wrong one', { ...right, isRight: false, tries: 3 }, { code: 'CodeWrong', triesLeft: 1 }],
    ['the fifth wrong one', { ...right, isRight: false, tries: 4 }, { code: 'TooManyTries' }],
    ['the right one after five', { ...right, tries: 5 }, { code: 'TooManyTries' }],
    ['a number that is another’s', { ...right, isHeldByAnother: true }, { code: 'NumberTaken' }],
  ])('refuses %s', (_, code, refusal) => {
    expect(type(code).refusal()).toEqual(refusal);
  });
});
