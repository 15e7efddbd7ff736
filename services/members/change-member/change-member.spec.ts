import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import { applyMemberEvent, initialMember } from '../streams/member.state.js';
import { decideChangeMember, type SentFields } from './change-member.decide.js';

const kept = {
  lastName: '髙橋',
  middleName: '',
  firstName: '花子',
  tel: '09012345678',
  mail: 'hanako@example.com',
  zipcode: '1000001',
  pref_id: '13',
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
};
const registered = { type: 'MemberRegistered', data: { memberId: 'm1' } } as const;
const verified = { type: 'PhoneVerified', data: { memberId: 'm1' } } as const;
const membership = specification(initialMember, applyMemberEvent).given(registered);
const change = (sent: Partial<SentFields>, of = membership) =>
  of.when((m) => decideChangeMember(m, 'm1', kept, { ...kept, ...sent }));

describe('changing one’s own data', () => {
  it('changes the phone number and keeps it out of the event', () => {
    expect(change({ tel: '08012345678' }).events()).toEqual([{ type: 'PhoneChanged', data: { memberId: 'm1' } }]);
  });

  it('accepts the stored fields in their shown form, and missing fields', () => {
    expect(change({}).events()).toEqual([]);
    expect(change({ pref_id: 13, lastName: undefined, building: null, address: ' 千代田1-1 ' }).events()).toEqual([]);
  });

  it('refuses a change of any other field, each under its name', () => {
    const sent = { lastName: '山田', mail: 'x@example.com', pref_id: 27, building: ['x'] };
    const fields = ['lastName', 'mail', 'pref_id', 'building'];
    expect(change(sent).refusal()).toEqual({ code: 'FieldsFixed', fields });
  });

  it('refuses a number that is too long for Japan', () => {
    expect(change({ tel: '090123456789' }).refusal()).toEqual({ code: 'NoSuchNumber' });
  });

  it('refuses another number once the phone is verified', () => {
    const later = specification(initialMember, applyMemberEvent).given(registered, verified);
    expect(change({}, later).events()).toEqual([]);
    expect(change({ tel: '08012345678' }, later).refusal()).toEqual({ code: 'TelFixed' });
  });
});
