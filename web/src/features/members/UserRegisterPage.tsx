import './members.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { RegistrationForm } from './components/RegistrationForm';
import { Steps } from './components/Steps';
import { membersMessages } from './members.messages';
import { useWantedPack } from './use-wanted-pack';

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
            <RegistrationForm />
          </>
        )}
      </Page>
    </div>
  );
}

function AlreadyMember() {
  const t = useWords(membersMessages);
  const { place, isPack } = useWantedPack();
  return (
    <div className="panel">
      <p>{t('alreadyMember')}</p>
      <div className="buttons">
        <Link className="button" to={place}>
          {t(isPack ? 'toPack' : 'toTop')}
        </Link>
        <Link className="button button-quiet" to={paths.myPage}>
          {t('myPage')}
        </Link>
      </div>
    </div>
  );
}
