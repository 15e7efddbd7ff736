import './members.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { AlreadyMember } from './components/AlreadyMember';
import { CookieNotice } from './components/CookieNotice';
import { SignUpForm } from './components/SignUpForm';
import { membersMessages } from './members.messages';
import { useDestination } from './use-destination';

/** Registration page that asks for mail and password only. */
export default function SignUpPage() {
  const t = useWords(membersMessages);
  const { data: user } = useQuery(currentUser);
  const { keepingOn } = useDestination();
  return (
    <Page title={t('register')} narrow>
      {user?.is_login === '1' ? (
        <AlreadyMember />
      ) : (
        <>
          <p>{t('signUpText')}</p>
          <CookieNotice />
          <SignUpForm />
          <div className="buttons">
            <Link className="button button-quiet" to={keepingOn(paths.login)}>
              {t('hasAccount')}
            </Link>
            <Link className="button button-quiet" to={keepingOn(paths.userRegister)}>
              {t('longWay')}
            </Link>
          </div>
        </>
      )}
    </Page>
  );
}
