import { describe, expect, it } from '@jest/globals';
import type { Role } from './operator.js';
import { buildMaskingReplacer, canSeeAllFields, maskPersonalFields } from './personal-fields.js';

const maskFor = (role: Role, response: object) => JSON.parse(JSON.stringify(response, buildMaskingReplacer({ role })));

const parcel = { id: '1', name: '花子', zipcode: '1000001', address: '1-1', building: '', cards: [{ name: 'Card' }] };
const member = { id: '2', mail: 'h@example.com', last_name: '山田', tel: '0901', points: 7 };

describe('personal fields', () => {
  it.each(['owner', 'shipping', 'support'] as const)('shows everything to %s', (role) => {
    expect([canSeeAllFields({ role }), maskFor(role, [parcel, member])]).toEqual([true, [parcel, member]]);
  });

  it('masks addresses and phone numbers for finance, also in nested objects', () => {
    expect(maskFor('finance', [{ of: [parcel] }, member])).toEqual([
      { of: [{ ...parcel, zipcode: '***', address: '***' }] },
      { ...member, tel: '***' },
    ]);
  });

  it.each(['auditor', 'pack-editor'] as const)(
    'masks addresses, phone numbers, names and mail addresses for %s',
    (role) => {
      expect([canSeeAllFields({ role }), maskFor(role, [parcel, member])]).toEqual([
        false,
        [
          { ...parcel, name: '***', zipcode: '***', address: '***' },
          { ...member, mail: '***', last_name: '***', tel: '***' },
        ],
      ]);
    },
  );

  it('masks the names of members in audit entries, and not the names of packs', () => {
    const entries = [
      { resource: 'members', subject_name: '山田 花子' },
      { resource: 'packs', subject_name: 'First pack' },
    ];
    expect(maskFor('auditor', entries)).toEqual([{ ...entries[0], subject_name: '***' }, entries[1]]);
  });

  it('does not change values that are not text', () => {
    const thing = { id: 7, address: null, zipcode: '1000001', items: [1] };
    expect(maskPersonalFields({ role: 'finance' }, thing)).toEqual({
      id: 7,
      address: null,
      zipcode: '***',
      items: [1],
    });
  });
});
