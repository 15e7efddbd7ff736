import { useFormContext } from 'react-hook-form';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { membersMessages } from '../members.messages';
import { isOptional, type Registration, tidyZipcode } from '../registration.rules';
import { useZipcodeLookUp } from '../use-zipcode-look-up';
import { Entry } from './Entry';

const LONGEST = 10;

const WORDS = {
  idle: 'zipcodeHint',
  asking: 'addressSought',
  found: 'addressFound',
  unknown: 'addressUnknown',
  failed: 'addressFailed',
} as const;

/** The zip code, which brings the rest of a Japanese address with it. */
export function ZipcodeField() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const form = useFormContext<Registration>();
  const { lookUp, onZipcode } = useZipcodeLookUp(form);

  const tidy = () => {
    const typed = form.getValues('zipcode');
    const tidied = tidyZipcode(typed, language);
    if (tidied === typed) return;
    form.setValue('zipcode', tidied);
    void onZipcode(tidied);
  };

  const isRequired = !isOptional('zipcode', language);
  const isIdle = lookUp.status === 'idle' || language !== 'ja';
  return (
    <Entry id="zipcode" isRequired={isRequired}>
      <TextField
        {...form.register('zipcode', { onChange: ({ target }) => void onZipcode(target.value), onBlur: tidy })}
        label={t('zipcode')}
        hint={isIdle ? t('zipcodeHint') : undefined}
        error={form.formState.errors.zipcode?.message}
        required={isRequired}
        maxLength={LONGEST}
        inputMode={language === 'ja' ? 'numeric' : undefined}
        autoComplete="postal-code"
      />
      <p className={`look-up look-up-${lookUp.status}`} role="status">
        {!isIdle && t(WORDS[lookUp.status], { city: lookUp.city ?? '' })}
      </p>
    </Entry>
  );
}
