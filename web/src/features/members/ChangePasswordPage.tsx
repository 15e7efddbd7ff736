import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { memberDetail } from '../../queries/member-detail';
import { Page } from '../../ui/Page';
import { NewPasswordForm } from './components/NewPasswordForm';
import { changePassword } from './password.api';
import { passwordMessages } from './password.messages';
import { PASSWORD_CHANGED } from './password.rules';

/** Page on which a logged-in member changes the password. */
export default function ChangePasswordPage() {
  const t = useWords(passwordMessages);
  const navigate = useNavigate();
  const { data: member } = useSuspenseQuery(memberDetail);
  return (
    <Page title={t('change')} narrow>
      <p>{t('changeText')}</p>
      <NewPasswordForm
        mail={member.mail}
        save={changePassword}
        onSaved={() => navigate(paths.myPage, { replace: true, state: PASSWORD_CHANGED })}
      />
      <Link className="button button-quiet" to={paths.userMenu}>
        {t('backToMenu')}
      </Link>
    </Page>
  );
}
