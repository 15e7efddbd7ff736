import { useForm } from 'react-hook-form';
import { getFirstError, type ResponseBody } from '../../../api/response';
import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { passwordMessages } from '../password.messages';
import { PasswordField } from './PasswordField';

interface NewPassword {
  readonly pass: string;
  readonly confirmPass: string;
}

const DONE = 200;

/**
 * Form for a new password, typed twice.
 *
 * @param mail account of the password, if known, for password managers
 * @param onRefused handles a refusal that does not concern the password
 */
export function NewPasswordForm({
  mail,
  save,
  onSaved,
  onRefused,
}: {
  mail?: string;
  save: (passwords: NewPassword) => Promise<ResponseBody>;
  onSaved: () => unknown;
  onRefused?: (response: ResponseBody) => unknown;
}) {
  const t = useWords(passwordMessages);
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<NewPassword>({
    defaultValues: { pass: '', confirmPass: '' },
  });

  const submit = useWrite(save, (response: ResponseBody) => {
    if (response.state === DONE) return onSaved();
    const message = getFirstError(response.errors, 'pass');
    return message ? setError('pass', { message }, { shouldFocus: true }) : onRefused?.(response);
  });

  return (
    <form className="panel form" noValidate onSubmit={handleSubmit((passwords) => submit(passwords))}>
      {mail && <input type="email" name="username" autoComplete="username" value={mail} readOnly hidden />}
      <PasswordField
        {...register('pass')}
        label={t('newPass')}
        hint={t('newPassHint')}
        placeholder={t('newPassPlaceholder')}
        autoComplete="new-password"
        error={formState.errors.pass?.message}
      />
      <PasswordField
        {...register('confirmPass', { onChange: () => clearErrors('pass') })}
        label={t('newPassAgain')}
        hint={t('newPassAgainHint')}
        autoComplete="new-password"
      />
      <button type="submit" className="button">
        {t('savePass')}
      </button>
    </form>
  );
}
