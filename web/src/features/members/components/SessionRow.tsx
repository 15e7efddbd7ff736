import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import type { OwnSession } from '../sessions.api';
import { sessionsMessages } from '../sessions.messages';

/** Row of a device on which the member is logged in. */
export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useWords(sessionsMessages);
  const { time } = useFormats();
  const device = [session.system, session.browser].filter(Boolean).join(' / ') || t('unknown');
  const isCurrent = session.is_current === '1';
  return (
    <li className="panel">
      <h2>{device}</h2>
      {isCurrent && <p className="note">{t('current')}</p>}
      <Facts
        facts={[
          [t('created'), time(session.created)],
          [t('lastUsed'), time(session.last_used)],
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
