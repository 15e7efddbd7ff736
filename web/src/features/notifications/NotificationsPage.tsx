import './notifications.css';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Pager } from '../../ui/Pager';
import { Picture } from '../../ui/Picture';
import { pageOf } from '../../ui/pager.rules';
import { DeviceSwitch } from './components/DeviceSwitch';
import { MailSettingsForm } from './components/MailSettingsForm';
import { buildNotificationsQuery, lists, type Notification, noteRead, unread } from './notifications.api';
import { notificationsMessages } from './notifications.messages';

/** Lists the member's notifications. New ones stay marked until the page is left. @param children further settings */
export default function NotificationsPage({ children }: { children?: ReactNode }) {
  const t = useWords(notificationsMessages);
  const queryClient = useQueryClient();
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(buildNotificationsQuery(pageOf(query)));
  const hasNew = data.unread > 0;
  useEffect(() => {
    if (!hasNew) return undefined;
    let isHere = true;
    noteRead().then(
      () => {
        queryClient.setQueryData(unread.queryKey, 0);
        // Marks stay while this page is shown. A member who has left and returned gets fresh data.
        return queryClient.invalidateQueries({ queryKey: lists, refetchType: isHere ? 'none' : 'active' });
      },
      // After a failure they are still new at the next visit.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [hasNew, queryClient]);
  return (
    <Page title={t('title')} narrow>
      {data.list.length === 0 ? (
        <div className="empty">
          <Picture src="/images/empty.svg" alt="" width={320} height={220} />
          <p>
            <strong>{t('none')}</strong>
          </p>
          <p>{t('noneText')}</p>
          <Link className="button" to={paths.top}>
            {t('toTop')}
          </Link>
        </div>
      ) : (
        <p className="note">{t('text')}</p>
      )}
      <ul className="rows">
        {data.list.map((one) => (
          <Row key={one.id} {...one} />
        ))}
      </ul>
      <Pager page={data.page} lastPage={data.all_page} />
      <MailSettingsForm settings={data.detail} />
      <Suspense>
        <DeviceSwitch />
      </Suspense>
      {children}
    </Page>
  );
}

function Row({ created, title, text, path, url, is_new }: Notification) {
  const t = useWords(notificationsMessages);
  const { time } = useFormats();
  return (
    <li className="row notification">
      <h2>
        {title} {is_new === '1' && <span className="badge notification-new">{t('fresh')}</span>}
      </h2>
      <p>{text}</p>
      <p className="notification-line">
        <time dateTime={created}>{time(created)}</time>
        {url && (
          <a href={url} target="_blank" rel="noreferrer" aria-label={t('trackAt', { title })}>
            {t('track')}
          </a>
        )}
        {path && (
          <Link to={path} aria-label={`${title}: ${t('more')}`}>
            {t('more')}
          </Link>
        )}
      </p>
    </li>
  );
}
