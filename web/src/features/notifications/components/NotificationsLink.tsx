import '../notifications.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { unread } from '../notifications.api';
import { notificationsMessages } from '../notifications.messages';

/** More are not counted. */
const MOST = 100;

/** The way to what the member was told, with how much of it is new. */
export function NotificationsLink({ onClick }: { onClick: () => void }) {
  const t = useWords(notificationsMessages);
  const { data: count = 0 } = useQuery(unread);
  return (
    <Link to={paths.notifications} onClick={onClick}>
      {t('title')}
      {count > 0 && (
        <strong className="badge notifications-count">{t(count < MOST ? 'freshCount' : 'manyFresh', { count })}</strong>
      )}
    </Link>
  );
}
