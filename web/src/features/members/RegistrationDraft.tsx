import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { tabStorage } from '../../browser/storage';
import { getLanguage } from '../../i18n/i18n';
import { getKeptReferral, keepReferral } from './arrived-referral';
import type { Registration } from './registration.rules';
import { type Draft, emptyDraft, forgetValues, restoreDraft, storeValues } from './registration-draft.rules';

const restored = () => restoreDraft(tabStorage, getLanguage(), getKeptReferral());

/** Keeps what was typed while the visitor goes between the form and its confirmation. */
export default function RegistrationDraft() {
  return <Outlet context={useState(restored)} />;
}

export const useRegistrationDraft = () => {
  const [draft, setDraft] = useOutletContext<[Draft, Dispatch<SetStateAction<Draft>>]>();

  /** Takes over what was typed; the shop has to look at it again. */
  const keepValues = useCallback(
    (values: Registration) => {
      storeValues(tabStorage, values);
      keepReferral(values.referralCode);
      setDraft((last) => ({ ...last, values, acceptedIn: null }));
    },
    [setDraft],
  );

  const clearDraft = useCallback(() => {
    forgetValues(tabStorage);
    keepReferral('');
    setDraft(emptyDraft(getLanguage()));
  }, [setDraft]);

  return { draft, setDraft, keepValues, clearDraft };
};
