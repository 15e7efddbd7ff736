import { describe, expect, it } from '@jest/globals';
import { memberStream } from '../streams/member.state.js';
import { decideReverseGrant } from './reverse-grant.decide.js';

const member = memberStream.initial('m1');

describe('taking a grant back from a member', () => {
  it.each([
    ['who uses the shop', member],
    ['who is banned', { ...member, banned: true }],
  ])('accepts a member %s', (_, from) => {
    expect(decideReverseGrant(from, { isOwn: false })).toEqual({ events: [] });
  });

  it('refuses a member who has left', () => {
    expect(decideReverseGrant({ ...member, closed: true }, { isOwn: false })).toEqual({
      refusal: { code: 'AccountClosed' },
    });
  });

  it('refuses an operator’s own account', () => {
    expect(decideReverseGrant(member, { isOwn: true })).toEqual({ refusal: { code: 'OwnAccount' } });
  });
});
