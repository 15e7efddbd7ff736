import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import type { PersonDetails } from '../streams/registration.js';
import { decideGiveAddress } from './give-address.decide.js';

const nobody: PersonDetails = {
  lastName: '',
  middleName: '',
  firstName: '',
  tel: '',
  zipcode: '',
  prefId: 0,
  province: '',
  shiku: '',
  address: '',
  building: '',
};
const hanako: PersonDetails = {
  ...nobody,
  lastName: '髙橋',
  firstName: '花子',
  tel: '09012345678',
  zipcode: '1000001',
  prefId: 13,
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
};
const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const verified = { type: 'PhoneVerified', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent);
const give = (kept: PersonDetails, submitted = hanako, of = membership.given(registered)) =>
  of.when((member) => decideGiveAddress(member, { memberId: 'm1', submitted, kept }));

describe('telling one’s address', () => {
  it('records the change without the address', () => {
    expect(give(nobody).events()).toEqual([{ type: 'AddressGiven', data: { memberId: 'm1' } }]);
  });

  it('accepts an address once, ignores a repetition and refuses another address', () => {
    expect(give(hanako).events()).toEqual([]);
    expect(give(hanako, { ...hanako, address: '千代田9-9' }).refusal()).toEqual({ code: 'AddressFixed' });
    expect(give(hanako, { ...hanako, lastName: '山田' }).refusal()).toEqual({ code: 'AddressFixed' });
  });

  it('keeps a verified phone number', () => {
    const proved = membership.given(registered, verified);
    const kept = { ...nobody, tel: '08000000000' };
    expect(give(kept, hanako, proved).refusal()).toEqual({ code: 'TelFixed' });
    expect(give(kept, { ...hanako, tel: kept.tel }, proved).events()).toHaveLength(1);
  });
});
