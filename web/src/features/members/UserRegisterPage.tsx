import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Answer, firstError } from '../../api/answer';
import { useWrite } from '../../api/use-write';
import { paths } from '../../app/paths';
import { useLanguage, useWords } from '../../i18n/i18n';
import { CheckBox, SelectField, TextField } from '../../ui/Field';
import { Page } from '../../ui/Page';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import { confirmRegistration, findAddress, prefectures } from './members.api';
import { membersMessages } from './members.messages';
import { isZipcodeToLookUp, type Registration, registrationToSend } from './members.rules';
import { useRegistrationDraft } from './RegistrationDraft';

const DONE = 200;

export default function UserRegisterPage() {
  const t = useWords(membersMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: prefectureList } = useSuspenseQuery(prefectures);
  const { draft, setDraft } = useRegistrationDraft();
  const [hasAgreed, setAgreed] = useState(false);
  const { values, errors } = draft;
  const form = useFocusFirstError(errors);
  const isJapanese = language === 'ja';

  const set = (change: Partial<Registration>) =>
    setDraft((last) => ({ ...last, values: { ...last.values, ...change }, isChecked: false }));

  const submit = useWrite(confirmRegistration, ({ state, errors = {} }: Answer) => {
    const isChecked = state === DONE;
    setDraft((last) => ({ ...last, errors, isChecked }));
    return isChecked ? navigate(paths.confirmUserRegister) : undefined;
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(registrationToSend(values, language));
  };

  const onZipcode = async (zipcode: string) => {
    set({ zipcode });
    if (!isZipcodeToLookUp(zipcode, language)) return;
    // The look-up is a help: without it the address is typed by hand.
    const found = await findAddress(zipcode).catch(() => undefined);
    if (found) set({ pref_id: String(Number(found.prefcode)), shiku: found.address2 + found.address3 });
  };

  const field = (name: keyof Registration, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      label={t(name === 'pref_id' ? 'pref' : name)}
      name={name}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      error={firstError(errors, name)}
      {...more}
    />
  );

  return (
    <Page title={t('register')} narrow>
      <form ref={form} onSubmit={onSubmit} noValidate className="form">
        {field('lastName', { autoComplete: 'family-name' })}
        {!isJapanese && field('middleName', { autoComplete: 'additional-name' })}
        {field('firstName', { autoComplete: 'given-name' })}
        {field('zipcode', {
          autoComplete: 'postal-code',
          maxLength: 10,
          hint: t('zipcodeHint'),
          onChange: (event) => void onZipcode(event.target.value),
        })}
        {isJapanese && (
          <SelectField
            label={t('pref')}
            name="pref_id"
            autoComplete="address-level1"
            value={values.pref_id}
            onChange={(event) => set({ pref_id: event.target.value })}
            error={firstError(errors, 'pref_id')}
          >
            <option value="">{t('choose')}</option>
            {prefectureList.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {field('province', { autoComplete: 'country-name' })}
        {field('shiku', { autoComplete: 'address-level2' })}
        {field('address', { autoComplete: 'address-line1' })}
        {field('building', { autoComplete: 'address-line2' })}
        {field('tel', { type: 'tel', autoComplete: 'tel', inputMode: 'numeric', hint: t('telHint') })}
        {field('mail', { type: 'email', autoComplete: 'email' })}
        {field('pass', { type: 'password', autoComplete: 'new-password', hint: t('passHint') })}
        {field('confirmPass', {
          type: 'password',
          autoComplete: 'new-password',
          error: firstError(errors, 'confirmPass') ?? firstError(errors, 'pass'),
        })}
        {field('referralCode', { autoComplete: 'off', error: firstError(errors, 'referral_code') })}
        <p>
          <Link to={paths.termsOfService} target="_blank">
            {t('terms')}
          </Link>
        </p>
        <CheckBox label={t('agree')} checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        {hasAgreed && (
          <button type="submit" className="button">
            {t('toConfirm')}
          </button>
        )}
      </form>
    </Page>
  );
}
