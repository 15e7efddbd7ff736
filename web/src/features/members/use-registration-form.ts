import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { currentLanguage, onLanguageSwitch } from '../../i18n/i18n';
import { useRegistrationDraft } from './RegistrationDraft';
import { countryAfterSwitch, type Registration, refusalsOf } from './registration.rules';
import { lacksPasswordsOnly } from './registration-draft.rules';

/** The form of the registration: what is typed goes into the draft at once, what the shop refused goes to its field. */
export const useRegistrationForm = () => {
  const { draft, keepValues } = useRegistrationDraft();
  const form = useForm<Registration>({ defaultValues: draft.values });
  const [isRestored] = useState(() => lacksPasswordsOnly(draft.values));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(values) }),
    [form, keepValues],
  );
  useShownRefusals(form);
  useLanguageSwitch(form);
  return { form, isRestored };
};

/** Shows each refusal beside its field and brings the visitor to the first. */
const useShownRefusals = ({ setError, setFocus }: UseFormReturn<Registration>) => {
  const { errors } = useRegistrationDraft().draft;
  useEffect(() => {
    const refused = refusalsOf(errors, currentLanguage()).filter(({ field }) => field !== undefined);
    for (const { field, message } of refused) setError(field!, { message });
    const first = refused[0]?.field;
    // A page that has just been opened takes the focus for itself first.
    const frame = requestAnimationFrame(() => first && setFocus(first));
    return () => cancelAnimationFrame(frame);
  }, [errors, setError, setFocus]);
};

/** After a switch the country is proposed anew, and what was refused in the other language is taken away. */
const useLanguageSwitch = ({ getValues, setValue, clearErrors }: UseFormReturn<Registration>) => {
  const { setDraft } = useRegistrationDraft();
  useEffect(
    () =>
      onLanguageSwitch(() => {
        setValue('province', countryAfterSwitch(getValues('province'), currentLanguage()));
        clearErrors();
        setDraft((last) => ({ ...last, errors: {} }));
      }),
    [getValues, setValue, clearErrors, setDraft],
  );
};
