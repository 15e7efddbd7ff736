import { useLanguage, useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import type { OwnSession } from '../sessions.api';
import { sessionsMessages } from '../sessions.messages';

const TIME = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const;

/** A device that the member is logged in with. */
export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useWords(sessionsMessages);
  const language = useLanguage();
  const timeOf = (at: string): string => new Intl.DateTimeFormat(language, TIME).format(new Date(at));
  const device = [session.system, session.browser].filter(Boolean).join(' / ') || t('unknown');
  const isCurrent = session.is_current === '1';
  return (
    <li className="panel">
      <h2>{device}</h2>
      {isCurrent && <p className="note">{t('current')}</p>}
      <Facts
        facts={[
          [t('created'), timeOf(session.created)],
          [t('lastUsed'), timeOf(session.last_used)],
        ]}
      />
      {!isCurrent && (
        <button type="button" className="button button-quiet" aria-label={t('endOf', { device })} onClick={onEnd}>
          {t('end')}
        </button>
      )}
    </li>
  );
}
