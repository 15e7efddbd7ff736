import './draws.css';
import './history.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { CardsOfPurchase } from './components/CardsOfPurchase';
import { Parcels } from './components/Parcels';
import { PurchaseSummary } from './components/PurchaseSummary';
import { Receipt } from './components/Receipt';
import { buildPackHistoryDetailQuery } from './draws.api';
import { drawsMessages } from './draws.messages';
import { revealMessages } from './reveal.messages';

interface Props {
  /** Renders the verification of a draw. */
  readonly seal?: (historyId: string) => ReactNode;
}

export default function BuyProductHistoryDetailPage({ seal }: Props) {
  const packHistoryId = useSearchParams()[0].get('packHistoryId');
  return packHistoryId ? (
    <Detail packHistoryId={packHistoryId} seal={seal} />
  ) : (
    <Navigate to={paths.buyProductHistory} replace />
  );
}

/** Page of one purchase: its cards, the outcome of each, and the verification of the draw. */
function Detail({ packHistoryId, seal }: { packHistoryId: string; seal: Props['seal'] }) {
  const t = useWords(drawsMessages);
  const reveal = useWords(revealMessages);
  const { data: purchase } = useSuspenseQuery(buildPackHistoryDetailQuery(packHistoryId));
  return (
    <Page title={t('detailTitle')}>
      <div className="detail">
        <div className="detail-facts">
          <PurchaseSummary purchase={purchase} />
          {purchase.status !== '1' && (
            <Link className="button" to={link(paths.getCardList, { packHistoryId })}>
              {t('openChoice')}
            </Link>
          )}
          {purchase.pack_id && (
            <Link className="button button-quiet" to={link(paths.gachaAnimation, { packHistoryId })}>
              {reveal('watchAgain')}
            </Link>
          )}
          <Parcels parcels={purchase.parcels} />
        </div>
        <CardsOfPurchase cards={purchase.cards} />
      </div>
      {purchase.pack_id && seal?.(packHistoryId)}
      {purchase.pack_id && <Receipt historyId={packHistoryId} />}
      <nav className="detail-links">
        <Link to={link(paths.contact, { about: 'draw', reference: packHistoryId })}>{t('drawContact')}</Link>
        <Link to={paths.buyProductHistory}>{t('backToHistory')}</Link>
      </nav>
    </Page>
  );
}
