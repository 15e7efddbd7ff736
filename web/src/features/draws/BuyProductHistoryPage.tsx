import './draws.css';
import './history.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Pager } from '../../ui/Pager';
import { pageOf } from '../../ui/pager.rules';
import { ALL_DRAWS } from './card-box.rules';
import { HistoryRow } from './components/HistoryRow';
import { NoHistory } from './components/NoHistory';
import { buildPackHistoryQuery } from './draws.api';
import { drawsMessages } from './draws.messages';
import { HISTORY_MODES, type HistoryMode, historyModeOf } from './draws.rules';

const UNDECIDED: HistoryMode = '1';

/** Page of the member's purchases, newest first. The address holds the filter as `mode`. */
export default function BuyProductHistoryPage() {
  const t = useWords(drawsMessages);
  const [query] = useSearchParams();
  const mode = historyModeOf(query.get('mode'));
  const { data } = useSuspenseQuery(buildPackHistoryQuery(mode, pageOf(query)));
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
      {mode === UNDECIDED && data.list.length > 1 && (
        <Link className="button" to={link(paths.getCardList, { packHistoryId: ALL_DRAWS })}>
          {t('toBox')}
        </Link>
      )}
      {data.list.length === 0 && <NoHistory mode={mode} />}
      <ul className="rows">
        {data.list.map((row) => (
          <HistoryRow key={row.id} row={row} />
        ))}
      </ul>
      <Pager page={data.page} lastPage={data.all_page} />
    </Page>
  );
}
