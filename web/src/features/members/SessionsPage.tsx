import './members.css';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getFirstError } from '../../api/response';
import { useWrite } from '../../api/use-write';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { SessionRow } from './components/SessionRow';
import { ALL_OTHERS, endSession, ownSessions } from './sessions.api';
import { sessionsMessages } from './sessions.messages';

/** Page of the devices on which the member is logged in; each can be logged out. */
export default function SessionsPage() {
  const t = useWords(sessionsMessages);
  const queryClient = useQueryClient();
  const { data: sessions } = useSuspenseQuery(ownSessions);
  const [notice, setNotice] = useState('');
  const submit = useWrite(endSession, ({ errors }) => {
    setNotice(getFirstError(errors, 'session_id') ?? t('ended'));
    return queryClient.invalidateQueries({ queryKey: ownSessions.queryKey });
  });
  return (
    <Page title={t('title')} narrow>
      <p>{t('text')}</p>
      <p role="status">{notice}</p>
      <ul className="menu">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => submit({ session_id: session.id })} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="button" onClick={() => submit({ session_id: ALL_OTHERS })}>
          {t('endAll')}
        </button>
      )}
      <Link className="button button-quiet" to={paths.userMenu}>
        {t('backToMenu')}
      </Link>
    </Page>
  );
}
