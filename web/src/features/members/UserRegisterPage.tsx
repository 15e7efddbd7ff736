import './members.css';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { AlreadyMember } from './components/AlreadyMember';
import { CookieNotice } from './components/CookieNotice';
import { RegistrationForm } from './components/RegistrationForm';
import { Steps } from './components/Steps';
import { membersMessages } from './members.messages';

export default function UserRegisterPage() {
  const t = useWords(membersMessages);
  const { data: user } = useQuery(currentUser);
  return (
    <div className="registration">
      <Page title={t('register')}>
        {user?.is_login === '1' ? (
          <AlreadyMember />
        ) : (
          <>
            <Steps now="stepInput" />
            <CookieNotice />
            <RegistrationForm />
          </>
        )}
      </Page>
    </div>
  );
}
