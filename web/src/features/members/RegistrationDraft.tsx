import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { tabStorage } from '../../browser/storage';
import { getLanguage } from '../../i18n/i18n';
import { getStoredReferral, keepReferral } from './arrived-referral';
import type { Registration } from './registration.rules';
import { createEmptyDraft, type Draft, deleteValues, restoreDraft, storeValues } from './registration-draft.rules';

const restoreCurrentDraft = () => restoreDraft(tabStorage, getLanguage(), getStoredReferral());

/** Keeps the entered values while the visitor moves between the form and its confirmation. */
export default function RegistrationDraft() {
  return <Outlet context={useState(restoreCurrentDraft)} />;
}

export const useRegistrationDraft = () => {
  const [draft, setDraft] = useOutletContext<[Draft, Dispatch<SetStateAction<Draft>>]>();

  /** Stores changed values, which the shop has to check again. */
  const keepValues = useCallback(
    (values: Registration) => {
      storeValues(tabStorage, values);
      keepReferral(values.referralCode);
      setDraft((last) => ({ ...last, values, acceptedIn: null }));
    },
    [setDraft],
  );

  const clearDraft = useCallback(() => {
    deleteValues(tabStorage);
    keepReferral('');
    setDraft(createEmptyDraft(getLanguage()));
  }, [setDraft]);

  return { draft, setDraft, keepValues, clearDraft };
};
