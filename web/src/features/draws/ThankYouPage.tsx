import './draws.css';
import './thanks.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { DrawnCards } from './components/DrawnCards';
import { Receipt } from './components/Receipt';
import { ThanksSums } from './components/ThanksSums';
import { Tick } from './components/Tick';
import { lastDraw, type PackHistoryDetail, packHistoryDetail } from './draws.api';
import { drawsMessages } from './draws.messages';

export default function ThankYouPage() {
  const packHistoryId = useSearchParams()[0].get('packHistoryId');
  return packHistoryId ? <ThankYou packHistoryId={packHistoryId} /> : <ThankYouForLastDraw />;
}

/** Without the name of a purchase the last one is meant. */
function ThankYouForLastDraw() {
  const packHistoryId = String(useSuspenseQuery(lastDraw).data.history_id);
  return packHistoryId ? <ThankYou packHistoryId={packHistoryId} /> : <Navigate to={paths.top} replace />;
}

/** What was done with the cards. */
const wordOfThanks = ({ send_card, reduction_card }: PackHistoryDetail) => {
  if (send_card === 0) return 'thanksConvertedOnly';
  return reduction_card === 0 ? 'thanksShippedOnly' : 'thanksBoth';
};

function ThankYou({ packHistoryId }: { packHistoryId: string }) {
  const t = useWords(drawsMessages);
  const { data: purchase } = useSuspenseQuery(packHistoryDetail(packHistoryId));
  return (
    <Page title={t('thanks')}>
      <div className="thanks">
        <span className="thanks-seal">
          <Tick />
        </span>
        <p>{t(wordOfThanks(purchase))}</p>
        <ThanksSums purchase={purchase} />
        {purchase.send_card > 0 && <p className="note">{t('thanksDelivery')}</p>}
        <div className="buttons">
          <Link className="button button-quiet" to={paths.top}>
            {t('toTop')}
          </Link>
          {purchase.pack_id && (
            <Link className="button" to={link(paths.packDetail, { packId: purchase.pack_id })}>
              {t('again')}
            </Link>
          )}
        </div>
        <Link to={paths.buyProductHistory}>{t('toHistory')}</Link>
      </div>
      {purchase.payment_method === '2' && <DrawnCards title={t('coinCards')} cards={purchase.cards} />}
      {purchase.pack_id && <Receipt historyId={packHistoryId} />}
    </Page>
  );
}
