import { describe, expect, it } from '@jest/globals';
import { maskingReplacer, withoutPersonalFields } from './personal-fields.js';

describe('an answer without personal data', () => {
  it('masks where a person lives and is reached, however deep it stands', () => {
    const answer = [{ id: '1', name: '花子', tel: '0901', others: [{ address: '1-1', building: '' }] }];
    expect(JSON.parse(JSON.stringify(answer, maskingReplacer))).toEqual([
      { id: '1', name: '花子', tel: '***', others: [{ address: '***', building: '' }] },
    ]);
  });

  it('leaves what is no text alone', () => {
    const thing = { id: 7, address: null, zipcode: '1000001', items: [1] };
    expect(withoutPersonalFields(thing)).toEqual({ id: 7, address: null, zipcode: '***', items: [1] });
  });
});
