import './members.css';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { getFirstError } from '../../api/response';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { memberDetail } from '../../queries/member-detail';
import { Page } from '../../ui/Page';
import { Icon } from './components/Icon';
import { buildMailConfirmationQuery } from './members.api';
import { membersMessages } from './members.messages';
import { useDestination } from './use-destination';

const DONE = 200;

/** Target page of the link in a confirmation mail. The browser may be logged out. */
export default function ConfirmMailPage() {
  const t = useWords(membersMessages);
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const { place, wordOfPlace } = useDestination();
  const { data: response } = useSuspenseQuery(buildMailConfirmationQuery(query.get('token') ?? ''));
  const isDone = response.state === DONE;

  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: memberDetail.queryKey });
  }, [queryClient]);

  return (
    <Page title={t(isDone ? 'mailConfirmed' : 'mailNotConfirmed')} narrow>
      <div className="panel registered">
        {isDone && <Icon name="tick" />}
        {isDone ? <p>{t('mailConfirmedText')}</p> : <p role="alert">{getFirstError(response.errors, 'token')}</p>}
      </div>
      <div className="buttons">
        {isDone ? (
          <Link className="button" to={place}>
            {t(wordOfPlace ?? 'toTop')}
          </Link>
        ) : (
          <Link className="button" to={paths.myPage}>
            {t('toMyPage')}
          </Link>
        )}
      </div>
    </Page>
  );
}
