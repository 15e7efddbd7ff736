import './draws.css';
import './thanks.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { ALL_DRAWS, type DecisionSums } from './card-box.rules';
import { DrawnCards } from './components/DrawnCards';
import { DrawTotal } from './components/DrawTotal';
import { Receipt } from './components/Receipt';
import { ShareDraw } from './components/ShareDraw';
import { ThanksSums } from './components/ThanksSums';
import { Tick } from './components/Tick';
import { buildPackHistoryDetailQuery, lastDraw } from './draws.api';
import { drawsMessages } from './draws.messages';

export default function ThankYouPage() {
  const packHistoryId = useSearchParams()[0].get('packHistoryId');
  if (packHistoryId === ALL_DRAWS) return <ThankYouForCardBox />;
  return packHistoryId ? <ThankYou packHistoryId={packHistoryId} /> : <ThankYouForLastDraw />;
}

/** Thanks page of the last purchase, for an address without an id. */
function ThankYouForLastDraw() {
  const packHistoryId = String(useSuspenseQuery(lastDraw).data.history_id);
  return packHistoryId ? <ThankYou packHistoryId={packHistoryId} /> : <Navigate to={paths.top} replace />;
}

/** Thanks page of a decision on several draws. Without its totals in the history state it redirects to the history. */
function ThankYouForCardBox() {
  const t = useWords(drawsMessages);
  const sums = useLocation().state as DecisionSums | null;
  if (!sums) return <Navigate to={paths.buyProductHistory} replace />;
  return (
    <Page title={t('thanks')}>
      <Thanks sums={sums} />
    </Page>
  );
}

/** Returns the key of the text for a decision. */
const thanksKeyOf = ({ send_card, reduction_card }: DecisionSums) => {
  if (send_card === 0) return 'thanksConvertedOnly';
  return reduction_card === 0 ? 'thanksShippedOnly' : 'thanksBoth';
};

function ThankYou({ packHistoryId }: { packHistoryId: string }) {
  const t = useWords(drawsMessages);
  const { data: purchase } = useSuspenseQuery(buildPackHistoryDetailQuery(packHistoryId));
  return (
    <Page title={t('thanks')}>
      <Thanks sums={purchase} packId={purchase.pack_id}>
        <DrawTotal draw={{ cards: purchase.cards, is_buy_coin: purchase.payment_method === '2' ? '1' : '0' }} />
        {purchase.pack_id && (
          <ShareDraw draw={{ cards: purchase.cards, title: purchase.pack_name, history_id: purchase.id }} />
        )}
      </Thanks>
      {purchase.payment_method === '2' && <DrawnCards title={t('coinCards')} cards={purchase.cards} />}
      {purchase.pack_id && <Receipt historyId={packHistoryId} />}
    </Page>
  );
}

/**
 * @param packId pack that can be drawn again
 * @param children details of the draw
 */
function Thanks({ sums, packId, children }: { sums: DecisionSums; packId?: string; children?: ReactNode }) {
  const t = useWords(drawsMessages);
  return (
    <div className="thanks">
      <span className="thanks-seal">
        <Tick />
      </span>
      <p>{t(thanksKeyOf(sums))}</p>
      <ThanksSums sums={sums} />
      {children}
      {sums.send_card > 0 && <p className="note">{t('thanksDelivery')}</p>}
      <div className="buttons">
        <Link className="button button-quiet" to={paths.top}>
          {t('toTop')}
        </Link>
        {packId && (
          <Link className="button" to={link(paths.packDetail, { packId })}>
            {t('again')}
          </Link>
        )}
      </div>
      <Link to={paths.buyProductHistory}>{t('toHistory')}</Link>
    </div>
  );
}
