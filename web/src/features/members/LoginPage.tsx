import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type Answer, type FieldErrors, firstError } from '../../api/answer';
import { forgetServerState } from '../../api/session';
import { useWrite } from '../../api/use-write';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { CheckBox, TextField } from '../../ui/Field';
import { Page } from '../../ui/Page';
import { useFocusFirstError } from '../../ui/use-focus-first-error';
import { logIn } from './members.api';
import { membersMessages } from './members.messages';

const REFUSED = 400;

export default function LoginPage() {
  const t = useWords(membersMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isPassShown, setPassShown] = useState(false);
  const form = useFocusFirstError(errors);
  const packId = query.get('packId');

  const submit = useWrite(logIn, (answer: Answer) => {
    if (answer.state === REFUSED) return setErrors(answer.errors ?? {});
    forgetServerState();
    return navigate(packId ? link(paths.packDetail, { packId }) : paths.top, { replace: true });
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    submit({
      mail: String(given.get('mail')),
      pass: String(given.get('pass')),
      save_cookie: given.has('save_cookie') ? '1' : '',
    });
  };

  return (
    <Page title={t('logIn')} narrow>
      <form ref={form} onSubmit={onSubmit} noValidate className="form">
        <TextField
          label={t('mail')}
          name="mail"
          type="email"
          autoComplete="username"
          error={firstError(errors, 'mail')}
        />
        <TextField
          label={t('pass')}
          name="pass"
          type={isPassShown ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <CheckBox label={t('showPass')} onChange={(event) => setPassShown(event.target.checked)} />
        <CheckBox label={t('saveCookie')} name="save_cookie" />
        <button type="submit" className="button">
          {t('logIn')}
        </button>
      </form>
      <p>
        <Link to={paths.passwordReissue}>{t('forgotPass')}</Link>
      </p>
      <p>
        <Link to={paths.userRegister}>{t('toRegister')}</Link>
      </p>
    </Page>
  );
}
