import '../announcement.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useWrite } from '../../../api/use-write';
import { useFormats } from '../../../i18n/format';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { announcementMessages } from '../announcement.messages';
import { noteRead, ownAnnouncements } from '../legal.api';

/** Announces new versions of legal texts on all other pages, until the member has acknowledged them. */
export default function AnnouncementBanner() {
  const t = useWords(announcementMessages);
  const { day } = useFormats();
  const isJapanese = useLanguage() === 'ja';
  const queryClient = useQueryClient();
  const { data: announced = [] } = useQuery(ownAnnouncements);
  const { pathname, search } = useLocation();
  // The page of the announced version shows its own notice.
  const unread = announced.filter(({ is_read, path }) => is_read === '0' && path !== pathname + search);
  const note = useWrite(noteRead, () => {
    queryClient.setQueryData(ownAnnouncements.queryKey, (all) =>
      all?.map((one) => ({ ...one, is_read: '1' as const })),
    );
    // The button that had the focus has disappeared.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  if (unread.length === 0) return null;
  return (
    <aside className="legal-banner" aria-label={t('heading')}>
      <ul>
        {unread.map(({ id, title: written, in_force_from, is_in_force, path }) => {
          // English titles start with a lower-case letter inside a sentence.
          const title = isJapanese ? written : written.toLowerCase();
          return (
            <li key={id}>
              {t(is_in_force === '1' ? 'hasCome' : 'comes', { title, day: day(in_force_from) })}{' '}
              <Link to={path} aria-label={t('readOf', { title })}>
                {t('read')}
              </Link>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button button-quiet" onClick={() => note(unread.map(({ id }) => id))}>
        {t('noted')}
      </button>
    </aside>
  );
}
