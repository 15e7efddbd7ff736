import './members.css';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { getFirstError, type ResponseBody } from '../../api/response';
import { noteMemberChange } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { NewPasswordForm } from './components/NewPasswordForm';
import { PasswordLinkForm } from './components/PasswordLinkForm';
import { resetPassword } from './password.api';
import { passwordMessages } from './password.messages';
import { PASSWORD_CHANGED } from './password.rules';
import { useDestination } from './use-destination';

/** Page that requests a reset mail, and accepts the new password when opened by its link. */
export default function PasswordReissuePage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token === null ? <AskForLink /> : <ChoosePassword key={token} token={token} />;
}

function AskForLink() {
  const t = useWords(passwordMessages);
  const navigate = useNavigate();
  const { keepingOn } = useDestination();
  return (
    <Page title={t('reissue')} narrow>
      <p>{t('reissueText')}</p>
      <PasswordLinkForm onSent={() => navigate(keepingOn(paths.completePasswordReissue), { replace: true })} />
      <BackToLogIn />
    </Page>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const t = useWords(passwordMessages);
  const navigate = useNavigate();
  const { keepingOn } = useDestination();
  const [refusal, setRefusal] = useState<string>();
  const goOn = () => {
    noteMemberChange();
    return navigate(keepingOn(paths.completePasswordReissue), { replace: true, state: PASSWORD_CHANGED });
  };
  if (refusal !== undefined)
    return (
      <Page title={t('linkRefused')} narrow>
        <p className="panel" role="alert">
          {refusal}
        </p>
        <Link className="button" to={keepingOn(paths.passwordReissue)} replace>
          {t('sendAgain')}
        </Link>
        <BackToLogIn />
      </Page>
    );
  return (
    <Page title={t('choose')} narrow>
      <p>{t('chooseText')}</p>
      <NewPasswordForm
        save={(passwords) => resetPassword({ token, ...passwords })}
        onSaved={goOn}
        onRefused={({ errors }: ResponseBody) => setRefusal(getFirstError(errors, 'token') ?? '')}
      />
    </Page>
  );
}

function BackToLogIn() {
  const t = useWords(passwordMessages);
  const { keepingOn } = useDestination();
  return (
    <Link className="button button-quiet" to={keepingOn(paths.login)}>
      {t('backToLogIn')}
    </Link>
  );
}
