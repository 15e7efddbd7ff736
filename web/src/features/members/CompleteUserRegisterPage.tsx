import './members.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Icon } from './components/Icon';
import { Steps } from './components/Steps';
import { membersMessages } from './members.messages';
import { useRegistrationDraft } from './RegistrationDraft';
import { SHORT_WAY } from './registration.rules';
import { useDestination } from './use-destination';

export default function CompleteUserRegisterPage() {
  const t = useWords(membersMessages);
  const { clearDraft } = useRegistrationDraft();
  const { data: user } = useQuery(currentUser);
  const { place, wordOfPlace } = useDestination();
  // The short registration has no steps to show.
  const isShort = useLocation().state === SHORT_WAY;
  useEffect(clearDraft, [clearDraft]);
  return (
    <div className="registration">
      <Page title={t('registered')}>
        {!isShort && <Steps now="stepDone" />}
        <div className="panel registered">
          <Icon name="tick" />
          {user?.is_login === '1' && <p>{t('registeredText')}</p>}
          <p>{t('registeredMail')}</p>
          <p>{t('registeredNext')}</p>
        </div>
        {wordOfPlace && (
          <Link className="button" to={place}>
            {t(wordOfPlace)}
          </Link>
        )}
        <div className="buttons">
          <Link className={wordOfPlace ? 'button button-quiet' : 'button'} to={paths.top}>
            {t('toTop')}
          </Link>
          <Link className="button button-quiet" to={paths.buyPoint}>
            {t('buyPoint')}
          </Link>
        </div>
      </Page>
    </div>
  );
}
