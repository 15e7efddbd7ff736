import { useFormContext } from 'react-hook-form';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { SelectField, TextField } from '../../../ui/Field';
import { membersMessages } from '../members.messages';
import { isOptional, normalizeZipcode, type Registration } from '../registration.rules';
import { useZipcodeLookUp } from '../use-zipcode-look-up';
import { Entry } from './Entry';

const MAX_LENGTH = 10;

const WORDS = {
  idle: 'zipcodeHint',
  asking: 'addressSought',
  found: 'addressFound',
  several: 'addressesFound',
  unknown: 'addressUnknown',
  failed: 'addressFailed',
} as const;

/** Zip code field that fills in a Japanese address. */
export function ZipcodeField() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const form = useFormContext<Registration>();
  const { lookUp, onZipcode, choose } = useZipcodeLookUp(form);

  const tidy = () => {
    const typed = form.getValues('zipcode');
    const tidied = normalizeZipcode(typed, language);
    if (tidied === typed) return;
    form.setValue('zipcode', tidied);
    void onZipcode(tidied);
  };

  const { places = [] } = lookUp;
  const shiku = form.watch('shiku');
  const chosen = places.findIndex((place) => place.shiku === shiku);
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
        maxLength={MAX_LENGTH}
        inputMode={language === 'ja' ? 'numeric' : undefined}
        autoComplete="postal-code"
      />
      <p className={`look-up look-up-${lookUp.status}`} role="status">
        {!isIdle && t(WORDS[lookUp.status], { city: lookUp.city ?? '', places: places.length })}
      </p>
      {!isIdle && places.length > 0 && (
        <Entry>
          <SelectField
            label={t('town')}
            value={chosen < 0 ? '' : String(chosen)}
            onChange={({ target }) => {
              const town = places[Number(target.value)];
              if (target.value !== '' && town) choose(town);
            }}
          >
            <option value="">{t('choose')}</option>
            {places.map((place, i) => (
              <option key={`${place.pref_id} ${place.shiku}`} value={i}>
                {place.shiku}
              </option>
            ))}
          </SelectField>
        </Entry>
      )}
    </Entry>
  );
}
