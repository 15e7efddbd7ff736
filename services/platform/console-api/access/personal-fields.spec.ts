import { describe, expect, it } from '@jest/globals';
import type { Role } from './operator.js';
import { maskedFor, maskingReplacer, seesEverything } from './personal-fields.js';

const toldTo = (role: Role, answer: object) => JSON.parse(JSON.stringify(answer, maskingReplacer({ role })));

const parcel = { id: '1', name: '花子', zipcode: '1000001', address: '1-1', building: '', cards: [{ name: 'Card' }] };
const member = { id: '2', mail: 'h@example.com', last_name: '山田', tel: '0901', points: 7 };

describe('what is told of people', () => {
  it.each(['owner', 'shipping', 'support'] as const)('is everything, to %s', (role) => {
    expect([seesEverything({ role }), toldTo(role, [parcel, member])]).toEqual([true, [parcel, member]]);
  });

  it('is nothing of where they live and are reached, to finance, however deep it stands', () => {
    expect(toldTo('finance', [{ of: [parcel] }, member])).toEqual([
      { of: [{ ...parcel, zipcode: '***', address: '***' }] },
      { ...member, tel: '***' },
    ]);
  });

  it.each(['auditor', 'pack-editor'] as const)('is neither that nor who they are, to %s', (role) => {
    expect([seesEverything({ role }), toldTo(role, [parcel, member])]).toEqual([
      false,
      [
        { ...parcel, name: '***', zipcode: '***', address: '***' },
        { ...member, mail: '***', last_name: '***', tel: '***' },
      ],
    ]);
  });

  it('masks what a member is called among the acts, not what a pack is called', () => {
    const acts = [
      { resource: 'members', subject_name: '山田 花子' },
      { resource: 'packs', subject_name: 'First pack' },
    ];
    expect(toldTo('auditor', acts)).toEqual([{ ...acts[0], subject_name: '***' }, acts[1]]);
  });

  it('leaves what is no text alone', () => {
    const thing = { id: 7, address: null, zipcode: '1000001', items: [1] };
    expect(maskedFor({ role: 'finance' }, thing)).toEqual({ id: 7, address: null, zipcode: '***', items: [1] });
  });
});
