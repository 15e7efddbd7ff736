import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Language } from '../../../i18n/i18n';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { membersMessages } from '../members.messages';
import { isOptional, type RegistrationField as Name, normalizeTel, type Registration } from '../registration.rules';
import { Entry } from './Entry';
import { PasswordField } from './PasswordField';
import { PrefectureField } from './PrefectureField';
import { ZipcodeField } from './ZipcodeField';

const NAME = 50;
const LINE = 100;
const MAIL = 255;

type Plain = Exclude<Name, 'zipcode' | 'pref_id'>;

/** Input attributes of each field. Passwords have no maximum length, since a browser would cut them silently. */
const INPUTS: Record<Plain, ComponentProps<'input'>> = {
  lastName: { autoComplete: 'family-name', maxLength: NAME },
  middleName: { autoComplete: 'additional-name', maxLength: NAME },
  firstName: { autoComplete: 'given-name', maxLength: NAME },
  province: { autoComplete: 'country-name', maxLength: LINE },
  shiku: { autoComplete: 'address-level2', maxLength: LINE },
  address: { autoComplete: 'address-line1', maxLength: LINE },
  building: { autoComplete: 'address-line2', maxLength: LINE },
  tel: { type: 'tel', inputMode: 'tel' },
  mail: { type: 'email', autoComplete: 'email', maxLength: MAIL, autoCapitalize: 'none', spellCheck: false },
  pass: { autoComplete: 'new-password' },
  confirmPass: { autoComplete: 'new-password' },
  referralCode: { autoComplete: 'off', maxLength: LINE, autoCapitalize: 'characters', spellCheck: false },
};

const HINTS = {
  tel: 'telHint',
  mail: 'mailHint',
  pass: 'passHint',
  confirmPass: 'confirmPassHint',
  referralCode: 'referralHint',
} as const;

const hintOf = (name: Plain) => (name in HINTS ? HINTS[name as keyof typeof HINTS] : undefined);

/** Returns the autofill hint of the phone number: without the country code in Japan, with it overseas. */
const telAutoCompleteOf = (language: Language) => (language === 'ja' ? 'tel-national' : 'tel');

/** Field of the registration form. */
export function RegistrationField({ name }: { name: Name }) {
  if (name === 'zipcode') return <ZipcodeField />;
  if (name === 'pref_id') return <PrefectureField />;
  return <PlainField name={name} />;
}

function PlainField({ name }: { name: Plain }) {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const { formState } = useFormContext<Registration>();
  const hint = hintOf(name);
  const field = {
    ...INPUTS[name],
    ...(name === 'tel' && { autoComplete: telAutoCompleteOf(language) }),
    ...useRegistered(name),
    label: t(name),
    hint: hint && t(hint),
    error: formState.errors[name]?.message,
    required: !isOptional(name, language),
  };
  if (name === 'pass' || name === 'confirmPass') return <PasswordField id={name} {...field} />;
  return (
    <Entry id={name} isRequired={field.required}>
      <TextField {...field} />
    </Entry>
  );
}

/** Registers a field with the form, and clears the refusals that it shares. */
function useRegistered(name: Plain) {
  const { register, getValues, setValue, clearErrors } = useFormContext<Registration>();
  return register(name, {
    // Password and confirmation share one refusal.
    onChange: () => name === 'confirmPass' && clearErrors('pass'),
    onBlur: () => name === 'tel' && setValue('tel', normalizeTel(getValues('tel'))),
  });
}
