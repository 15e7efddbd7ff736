import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import type { MemberEvent } from '../streams/member.events.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideKeepAccount } from './keep-account.decide.js';

const memberId = 'm1';
const registered: MemberEvent = { type: 'MemberRegistered', data: { memberId } };
const banned: MemberEvent = { type: 'MemberBanned', data: { memberId, duplicateOf: null } };
const closed: MemberEvent = { type: 'AccountClosed', data: { memberId, because: 'unused' } };
const kept: MemberEvent = { type: 'AccountKept', data: { memberId } };
const keeping = (...facts: MemberEvent[]) =>
  specification(initialMember, applyMemberEvent)
    .given(...facts)
    .when((member) => decideKeepAccount(member, memberId));

describe('keeping an account that nobody uses', () => {
  it('keeps the account, also repeatedly', () => {
    expect(keeping(registered).events()).toEqual([kept]);
    expect(keeping(registered, kept).events()).toEqual([kept]);
  });

  it.each([
    ['MemberBanned', banned],
    ['AccountClosed', closed],
  ])('refuses with %s', (code, fact) => {
    expect(keeping(registered, fact).refusal()).toEqual({ code });
  });
});
