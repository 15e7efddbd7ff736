import { useQuery } from '@tanstack/react-query';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { link, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { DrawnCards } from './components/DrawnCards';
import { Receipt } from './components/Receipt';
import { type Draw, drawReceipt } from './draws.api';
import { drawsMessages } from './draws.messages';

export default function ThankYouPage() {
  const t = useWords(drawsMessages);
  const [query] = useSearchParams();
  const lastDraw = useLoaderData<Draw>();
  const historyId = query.get('packHistoryId') ?? String(lastDraw.history_id ?? '');
  const { data: receipt } = useQuery({ ...drawReceipt(historyId), enabled: historyId !== '' });
  const isLastDraw = historyId === String(lastDraw.history_id);
  return (
    <Page title={t('thanks')}>
      {isLastDraw && lastDraw.is_buy_coin === '1' ? (
        <DrawnCards title={t('coinCards')} cards={lastDraw.cards} isBuyCoin="1" />
      ) : (
        <p>{t('thanksText')}</p>
      )}
      <div className="buttons">
        <Link className="button button-quiet" to={paths.top}>
          {t('toTop')}
        </Link>
        {receipt && (
          <Link className="button" to={link(paths.packDetail, { packId: receipt.pack_id })}>
            {t('again')}
          </Link>
        )}
      </div>
      <p>
        <Link to={paths.buyProductHistory}>{t('toHistory')}</Link>
      </p>
      {historyId && <Receipt historyId={historyId} />}
    </Page>
  );
}
