import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { getLanguage, onLanguageSwitch } from '../../i18n/i18n';
import { useRegistrationDraft } from './RegistrationDraft';
import { computeCountryAfterSwitch, type Registration, refusalsOf } from './registration.rules';
import { isOnlyMissingPasswords } from './registration-draft.rules';

/** Returns the registration form. Entered values are stored in the draft at once; refusals appear at their fields. */
export const useRegistrationForm = () => {
  const { draft, keepValues } = useRegistrationDraft();
  const form = useForm<Registration>({ defaultValues: draft.values });
  const [isRestored] = useState(() => isOnlyMissingPasswords(draft.values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(values) }),
    [form, keepValues],
  );
  useShownRefusals(form);
  useLanguageSwitch(form);
  return { form, isRestored };
};

/** Shows each refusal at its field. */
const useShownRefusals = ({ setError }: UseFormReturn<Registration>) => {
  const { errors } = useRegistrationDraft().draft;
  useEffect(() => {
    for (const { field, message } of refusalsOf(errors, getLanguage())) if (field) setError(field, { message });
  }, [errors, setError]);
};

/** Proposes a country after a change of the language, and clears the refusals in the other language. */
const useLanguageSwitch = ({ getValues, setValue, clearErrors }: UseFormReturn<Registration>) => {
  const { setDraft } = useRegistrationDraft();
  useEffect(
    () =>
      onLanguageSwitch(() => {
        setValue('province', computeCountryAfterSwitch(getValues('province'), getLanguage()));
        clearErrors();
        setDraft((last) => ({ ...last, errors: {} }));
      }),
    [getValues, setValue, clearErrors, setDraft],
  );
};
