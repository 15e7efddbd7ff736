import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { link, paths } from '../../app/paths';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { Pager } from '../../ui/Pager';
import { pageOf } from '../../ui/pager.rules';
import { type PackHistoryRow, packHistory } from './draws.api';
import { drawsMessages } from './draws.messages';
import { HISTORY_MODES, historyModeOf } from './draws.rules';

export default function BuyProductHistoryPage() {
  const t = useWords(drawsMessages);
  const [query] = useSearchParams();
  const mode = historyModeOf(query.get('mode'));
  const { data } = useSuspenseQuery(packHistory(mode, pageOf(query)));
  return (
    <Page title={t('historyTitle')}>
      <nav className="tabs" aria-label={t('filter')}>
        {HISTORY_MODES.map((choice) => (
          <Link
            key={choice}
            to={link(paths.buyProductHistory, { mode: choice })}
            aria-current={choice === mode && 'page'}
          >
            {t(`mode${choice}`)}
          </Link>
        ))}
      </nav>
      {data.list.length === 0 && <p className="empty">{t('noHistory')}</p>}
      <ul className="rows">
        {data.list.map((row) => (
          <HistoryRow key={row.id} row={row} />
        ))}
      </ul>
      <Pager page={data.page} lastPage={data.all_page} />
    </Page>
  );
}

function HistoryRow({ row }: { row: PackHistoryRow }) {
  const t = useWords(drawsMessages);
  const { time } = useFormats();
  const isDecided = row.status === '1';
  return (
    <li className="row">
      <h2>{row.pack_name}</h2>
      <p>
        <time dateTime={row.created}>{time(row.created)}</time>
        <span className="badge">{t(`mode${historyModeOf(row.send_state)}`)}</span>
      </p>
      {row.delivery_code && (
        <p>
          {t('deliveryCode')}: {row.delivery_code}
        </p>
      )}
      <Link to={link(isDecided ? paths.buyProductHistoryDetail : paths.getCardList, { packHistoryId: row.id })}>
        {isDecided ? t('openDetail') : t('openChoice')}
      </Link>
    </li>
  );
}
