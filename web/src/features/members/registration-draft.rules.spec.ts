import { beforeEach, describe, expect, it } from '@jest/globals';
import { createEmptyRegistration } from './registration.rules';
import { deleteValues, isOnlyMissingPasswords, restoreDraft, storeValues } from './registration-draft.rules';

const storedValues = new Map<string, string>();
const store = {
  getItem: (key: string) => storedValues.get(key) ?? null,
  setItem: (key: string, value: string) => void storedValues.set(key, value),
  removeItem: (key: string) => void storedValues.delete(key),
};
const typed = { ...createEmptyRegistration('ja'), lastName: '山田', pass: 'secret1234', confirmPass: 'secret1234' };

beforeEach(() => storedValues.clear());

describe('the draft of a registration', () => {
  it('starts empty, with the country of the language', () => {
    const draft = restoreDraft(store, 'ja');
    expect(draft).toEqual({ values: createEmptyRegistration('ja'), hasAgreed: false, errors: {}, acceptedIn: null });
    expect(draft.values.province).toBe('日本');
  });

  it('survives a reload without its passwords', () => {
    storeValues(store, typed);
    expect([...storedValues.values()].join()).not.toContain('secret1234');
    expect(restoreDraft(store, 'ja').values).toEqual({ ...typed, pass: '', confirmPass: '' });
  });

  it('has the latest referral code beside the entered values', () => {
    storeValues(store, { ...typed, referralCode: 'OLDCODE2' });
    const { values } = restoreDraft(store, 'ja', 'NEWCODE3');
    expect(values).toMatchObject({ lastName: '山田', referralCode: 'NEWCODE3' });
    expect(restoreDraft(store, 'ja', null).values.referralCode).toBe('OLDCODE2');
  });

  it('disappears after it was deleted', () => {
    storeValues(store, typed);
    deleteValues(store);
    expect(restoreDraft(store, 'ja').values).toEqual(createEmptyRegistration('ja'));
  });
});

describe('isOnlyMissingPasswords', () => {
  it('distinguishes a restored form from an empty and a complete one', () => {
    expect(isOnlyMissingPasswords({ ...typed, pass: '' })).toBe(true);
    expect(isOnlyMissingPasswords(typed)).toBe(false);
    expect(isOnlyMissingPasswords(createEmptyRegistration('ja'))).toBe(false);
  });
});
