import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { drawsMessages } from '../draws.messages';
import type { HistoryMode } from '../draws.rules';

/** Text and links for an empty history. */
export function NoHistory({ mode }: { mode: HistoryMode }) {
  const t = useWords(drawsMessages);
  const isFiltered = mode !== '0';
  return (
    <div className="empty">
      <img src="/images/empty.svg" alt="" width={160} height={120} />
      <p>{t(isFiltered ? 'noHistoryOfMode' : 'noHistory')}</p>
      <Link className="button" to={isFiltered ? paths.buyProductHistory : paths.top}>
        {t(isFiltered ? 'showAll' : 'toPacks')}
      </Link>
    </div>
  );
}
