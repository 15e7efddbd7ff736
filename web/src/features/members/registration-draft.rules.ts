import type { FieldErrors } from '../../api/answer';
import { readStoredJson, type SafeStorage } from '../../browser/storage';
import type { Language } from '../../i18n/i18n';
import { emptyRegistration, type Registration } from './registration.rules';

/** A registration on its way, between the form and its confirmation. */
export interface Draft {
  readonly values: Registration;
  readonly hasAgreed: boolean;
  /** What the shop refused last. */
  readonly errors: FieldErrors;
  /** The language whose form the shop has looked at and would accept as it is; null while it has not. */
  readonly acceptedIn: Language | null;
}

const KEPT = 'registration';

export const emptyDraft = (language: Language): Draft => ({
  values: emptyRegistration(language),
  hasAgreed: false,
  errors: {},
  acceptedIn: null,
});

/** Writes down what was typed, but for the passwords: those stay in memory. */
export const storeValues = (store: SafeStorage, { pass: _, confirmPass: __, ...values }: Registration): void =>
  store.setItem(KEPT, JSON.stringify(values));

/**
 * The draft that an earlier load of the page has left; an empty one where there is none.
 *
 * @param referralCode by which the visitor came, or which they typed since; it outlives the tab
 */
export const restoreDraft = (store: SafeStorage, language: Language, referralCode: string | null = null): Draft => {
  const empty = emptyDraft(language);
  const values = { ...empty.values, ...readStoredJson(store, KEPT, (kept) => kept as Partial<Registration>, {}) };
  return { ...empty, values: referralCode === null ? values : { ...values, referralCode } };
};

export const forgetValues = (store: SafeStorage): void => store.removeItem(KEPT);

/** Whether a form was filled in and has lost nothing but its passwords. */
export const isOnlyMissingPasswords = ({ pass, mail, lastName, firstName }: Registration): boolean =>
  pass === '' && (mail !== '' || lastName !== '' || firstName !== '');
