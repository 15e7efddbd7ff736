import type { FieldErrors } from '../../api/response';
import { readStoredJson, type SafeStorage } from '../../browser/storage';
import type { Language } from '../../i18n/i18n';
import { createEmptyRegistration, type Registration } from './registration.rules';

/** Draft of a registration, shared by the form and its confirmation. */
export interface Draft {
  readonly values: Registration;
  readonly hasAgreed: boolean;
  /** Errors of the last response. */
  readonly errors: FieldErrors;
  /** Language of the form that the shop has checked and accepted; null before. */
  readonly acceptedIn: Language | null;
}

const KEPT = 'registration';

export const createEmptyDraft = (language: Language): Draft => ({
  values: createEmptyRegistration(language),
  hasAgreed: false,
  errors: {},
  acceptedIn: null,
});

/** Stores the entered values except the passwords, which stay in memory. */
export const storeValues = (store: SafeStorage, { pass: _, confirmPass: __, ...values }: Registration): void =>
  store.setItem(KEPT, JSON.stringify(values));

/**
 * Restores the draft of an earlier load of the page; an empty one without it.
 *
 * @param referralCode code of the opened link, or the one typed since; it outlives the tab
 */
export const restoreDraft = (store: SafeStorage, language: Language, referralCode: string | null = null): Draft => {
  const empty = createEmptyDraft(language);
  const values = { ...empty.values, ...readStoredJson(store, KEPT, (kept) => kept as Partial<Registration>, {}) };
  return { ...empty, values: referralCode === null ? values : { ...values, referralCode } };
};

export const deleteValues = (store: SafeStorage): void => store.removeItem(KEPT);

/** Returns true for a form that lacks only its passwords. */
export const isOnlyMissingPasswords = ({ pass, mail, lastName, firstName }: Registration): boolean =>
  pass === '' && (mail !== '' || lastName !== '' || firstName !== '');
