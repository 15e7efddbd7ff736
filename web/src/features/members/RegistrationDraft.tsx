import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import type { FieldErrors } from '../../api/answer';
import { currentLanguage } from '../../i18n/i18n';
import { emptyRegistration, type Registration } from './members.rules';

interface Draft {
  readonly values: Registration;
  /** What the shop refused last. */
  readonly errors: FieldErrors;
  /** The shop has looked at these values and would accept them. */
  readonly isChecked: boolean;
}

const emptyDraft = (): Draft => ({ values: emptyRegistration(currentLanguage()), errors: {}, isChecked: false });

/**
 * Keeps what was typed while the visitor goes between the form and its confirmation. It lives in memory alone, since it
 * holds a password.
 */
export default function RegistrationDraft() {
  return <Outlet context={useState(emptyDraft)} />;
}

export const useRegistrationDraft = () => {
  const [draft, setDraft] = useOutletContext<[Draft, Dispatch<SetStateAction<Draft>>]>();
  const clearDraft = useCallback(() => setDraft(emptyDraft()), [setDraft]);
  return { draft, setDraft, clearDraft };
};
