import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { getLanguage, onLanguageSwitch } from '../../i18n/i18n';
import { useRegistrationDraft } from './RegistrationDraft';
import { computeCountryAfterSwitch, type Registration, refusalsOf } from './registration.rules';
import { isOnlyMissingPasswords } from './registration-draft.rules';

/** The form of the registration: what is typed goes into the draft at once, what the shop refused goes to its field. */
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

/** Shows each refusal beside its field. */
const useShownRefusals = ({ setError }: UseFormReturn<Registration>) => {
  const { errors } = useRegistrationDraft().draft;
  useEffect(() => {
    for (const { field, message } of refusalsOf(errors, getLanguage())) if (field) setError(field, { message });
  }, [errors, setError]);
};

/** After a switch the country is proposed anew, and what was refused in the other language is taken away. */
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
