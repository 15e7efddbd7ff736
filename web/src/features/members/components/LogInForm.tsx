import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { getFirstError, type ResponseBody } from '../../../api/response';
import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { CheckBox, TextField } from '../../../ui/Field';
import { logIn } from '../members.api';
import { membersMessages } from '../members.messages';
import { useDestination } from '../use-destination';
import { Entry } from './Entry';
import { PasswordField } from './PasswordField';

const REFUSED = 400;

/**
 * Log-in form.
 * @param onLoggedIn may return a promise, such as a navigation; the form stays disabled until then
 */
export function LogInForm({ onLoggedIn }: { onLoggedIn: () => unknown }) {
  const t = useWords(membersMessages);
  const { keepingOn } = useDestination();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { mail: '', pass: '', isKept: false },
  });

  const submit = useWrite(logIn, ({ state, errors }: ResponseBody) => {
    if (state !== REFUSED) return onLoggedIn();
    return setError('mail', { message: getFirstError(errors, 'mail') }, { shouldFocus: true });
  });

  return (
    <form
      className="panel form"
      noValidate
      onSubmit={handleSubmit(({ isKept, ...values }) => submit({ ...values, save_cookie: isKept ? '1' : '' }))}
    >
      <Entry>
        <TextField
          {...register('mail')}
          label={t('mail')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.mail?.message}
        />
      </Entry>
      <PasswordField {...register('pass')} label={t('pass')} autoComplete="current-password" />
      <CheckBox {...register('isKept')} label={t('saveCookie')} />
      <button type="submit" className="button">
        {t('logIn')}
      </button>
      <Link to={keepingOn(paths.passwordReissue)}>{t('forgotPass')}</Link>
    </form>
  );
}
