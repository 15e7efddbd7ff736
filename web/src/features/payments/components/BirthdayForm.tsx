import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, getFirstError } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { getNowMs } from '../../../browser/clock';
import { useWords } from '../../../i18n/i18n';
import { SelectField } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { birthdayMessages } from '../birthday.messages';
import { type BirthdayParts, birthdayOf } from '../birthday.rules';
import { giveBirthday, ownLimits } from '../payments.api';

/** Number of years offered, and the maximum of months and days. */
const YEARS = 110;
const MONTHS = 12;
const DAYS = 31;

const listNumbers = (max: number): readonly number[] => Array.from({ length: max }, (_, i) => i + 1);
const listYears = (year: number): readonly number[] => Array.from({ length: YEARS }, (_, i) => year - i);

/** Asks a member for the birthday, once, and confirms the date before it is saved. */
export function BirthdayForm() {
  const t = useWords(birthdayMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const [parts, setParts] = useState<BirthdayParts>({ year: '', month: '', day: '' });
  const [isAsking, setAsking] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>();
  const give = useWrite(giveBirthday, (response) => {
    setAsking(false);
    setErrors('errors' in response ? response.errors : undefined);
    if (!('errors' in response)) void queryClient.invalidateQueries({ queryKey: ownLimits.queryKey });
  });
  const birthday = birthdayOf(parts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors(birthday ? undefined : { birthday: [t('wrong')] });
    setAsking(birthday !== null);
  };
  const error = getFirstError(errors, 'birthday');
  const part = (name: keyof BirthdayParts, choices: readonly number[]) => (
    <SelectField
      label={t(name)}
      autoComplete={`bday-${name}`}
      value={parts[name]}
      onChange={({ target }) => setParts({ ...parts, [name]: target.value })}
    >
      <option value="">{t('choose')}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  );
  return (
    <form className="form panel" onSubmit={submit} noValidate>
      <fieldset className="birthday" aria-describedby="birthday-note">
        <legend>{t('title')}</legend>
        <p id="birthday-note">{t('lead')}</p>
        <div className="birthday-parts">
          {part('year', listYears(new Date(getNowMs()).getFullYear()))}
          {part('month', listNumbers(MONTHS))}
          {part('day', listNumbers(DAYS))}
        </div>
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </fieldset>
      <button type="submit" className="button" aria-disabled={isWriting}>
        {t('next')}
      </button>
      {isAsking && (
        <Modal title={t('confirmTitle', { ...parts })} onClose={() => setAsking(false)}>
          <p>{t('confirmText')}</p>
          <div className="buttons">
            <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
              {t('no')}
            </button>
            <button
              type="button"
              className="button"
              aria-disabled={isWriting}
              onClick={() => give({ birthday: birthday! })}
            >
              {t('yes')}
            </button>
          </div>
        </Modal>
      )}
    </form>
  );
}
