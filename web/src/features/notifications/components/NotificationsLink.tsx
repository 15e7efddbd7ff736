import '../notifications.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { unread } from '../notifications.api';
import { notificationsMessages } from '../notifications.messages';

/** Count from which on the badge shows no exact number. */
const MAX_COUNT = 100;

/** Links to the notifications, with the number of new ones. */
export function NotificationsLink({ onClick }: { onClick: () => void }) {
  const t = useWords(notificationsMessages);
  const { data: count = 0 } = useQuery(unread);
  return (
    <Link to={paths.notifications} onClick={onClick}>
      {t('title')}
      {count > 0 && (
        <strong className="badge notifications-count">
          {t(count < MAX_COUNT ? 'freshCount' : 'manyFresh', { count })}
        </strong>
      )}
    </Link>
  );
}
