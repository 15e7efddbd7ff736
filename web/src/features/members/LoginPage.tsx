import { addressOf, parseDestination } from '../../paths';
import './members.css';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { currentUser, hasSessionEnded, noteMemberChange } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { CookieNotice } from './components/CookieNotice';
import { JoinPanel } from './components/JoinPanel';
import { LogInForm } from './components/LogInForm';
import { membersMessages } from './members.messages';

export default function LoginPage() {
  const t = useWords(membersMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data: user } = useQuery(currentUser);
  const destination = parseDestination(query);
  const next = addressOf(destination);

  const goOn = () => {
    noteMemberChange();
    return navigate(next, { replace: true });
  };

  // A logged-in member is redirected.
  if (user?.is_login === '1') return <Navigate to={next} replace />;
  return (
    <Page title={t('logIn')}>
      {hasSessionEnded() && (
        <p role="status" className="session-ended">
          {t('sessionEnded')}
        </p>
      )}
      <CookieNotice />
      <div className="log-in">
        <LogInForm onLoggedIn={goOn} />
        <JoinPanel destination={destination} />
      </div>
    </Page>
  );
}
