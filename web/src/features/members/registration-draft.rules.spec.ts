import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyRegistration } from './registration.rules';
import { forgetValues, isOnlyMissingPasswords, restoreDraft, storeValues } from './registration-draft.rules';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const typed = { ...emptyRegistration('ja'), lastName: '山田', pass: 'secret1234', confirmPass: 'secret1234' };

beforeEach(() => kept.clear());

describe('a draft', () => {
  it('begins empty, in the words of the language', () => {
    const draft = restoreDraft(store, 'ja');
    expect(draft).toEqual({ values: emptyRegistration('ja'), hasAgreed: false, errors: {}, acceptedIn: null });
    expect(draft.values.province).toBe('日本');
  });

  it('outlives a reload without its passwords', () => {
    storeValues(store, typed);
    expect([...kept.values()].join()).not.toContain('secret1234');
    expect(restoreDraft(store, 'ja').values).toEqual({ ...typed, pass: '', confirmPass: '' });
  });

  it('has the referral code by which the visitor came last, beside what was typed', () => {
    storeValues(store, { ...typed, referralCode: 'OLDCODE2' });
    const { values } = restoreDraft(store, 'ja', 'NEWCODE3');
    expect(values).toMatchObject({ lastName: '山田', referralCode: 'NEWCODE3' });
    expect(restoreDraft(store, 'ja', null).values.referralCode).toBe('OLDCODE2');
  });

  it('is gone once it is forgotten', () => {
    storeValues(store, typed);
    forgetValues(store);
    expect(restoreDraft(store, 'ja').values).toEqual(emptyRegistration('ja'));
  });
});

describe('isOnlyMissingPasswords', () => {
  it('tells a restored form from an empty and from a complete one', () => {
    expect(isOnlyMissingPasswords({ ...typed, pass: '' })).toBe(true);
    expect(isOnlyMissingPasswords(typed)).toBe(false);
    expect(isOnlyMissingPasswords(emptyRegistration('ja'))).toBe(false);
  });
});
