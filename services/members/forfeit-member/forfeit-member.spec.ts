import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideForfeitMember } from './forfeit-member.decide.js';

const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const banned = { type: 'MemberBanned', data: { memberId: 'm1', duplicateOf: null } } as const;
const closed = { type: 'AccountClosed', data: { memberId: 'm1', because: 'asked' } } as const;
const forfeited = { type: 'AccountForfeited', data: { memberId: 'm1', caseId: '7', duplicateOf: null } } as const;
const membership = specification(initialMember, applyMemberEvent);
const open = { caseId: '7', standing: 'open', duplicateOf: null } as const;

describe('forfeiting an account', () => {
  it('bans a member who is not banned yet', () => {
    const { events } = membership.given(registered).when((m) => decideForfeitMember(m, 'm1', open));
    expect(events()).toEqual([banned, forfeited]);
  });

  it('forfeits the account of a member who was banned before', () => {
    const { events } = membership.given(registered, banned).when((m) => decideForfeitMember(m, 'm1', open));
    expect(events()).toEqual([forfeited]);
  });

  it('records which account the person keeps', () => {
    const grounds = { ...open, duplicateOf: { memberId: 'm2', exists: true } };
    const { events } = membership.given(registered).when((m) => decideForfeitMember(m, 'm1', grounds));
    expect(events().map(({ data }) => data)).toMatchObject([{ duplicateOf: 'm2' }, { duplicateOf: 'm2' }]);
  });

  it.each([
    ['the member is not in the case', { ...open, standing: 'other' }, 'NotInCase'],
    ['the case is closed', { ...open, standing: 'closed' }, 'CaseClosed'],
    [
      'it is said to be their own double',
      { ...open, duplicateOf: { memberId: 'm1', exists: true } },
      'NoSuchDuplicate',
    ],
    ['it is said to be nobody’s', { ...open, duplicateOf: { memberId: 'm3', exists: false } }, 'NoSuchDuplicate'],
  ] as const)('refuses when %s', (_, grounds, code) => {
    const { refusal } = membership.given(registered).when((m) => decideForfeitMember(m, 'm1', grounds));
    expect(refusal().code).toBe(code);
  });

  it('refuses a closed account', () => {
    const { refusal } = membership.given(registered, closed).when((m) => decideForfeitMember(m, 'm1', open));
    expect(refusal().code).toBe('AccountClosed');
  });
});
