import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { Receipt } from './components/Receipt';
import { packHistoryDetail } from './draws.api';
import { drawsMessages } from './draws.messages';
import { historyModeOf } from './draws.rules';

export default function BuyProductHistoryDetailPage() {
  const [query] = useSearchParams();
  const packHistoryId = query.get('packHistoryId');
  return packHistoryId ? <Detail packHistoryId={packHistoryId} /> : <Navigate to={paths.buyProductHistory} replace />;
}

function Detail({ packHistoryId }: { packHistoryId: string }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number, time } = useFormats();
  const { data: purchase } = useSuspenseQuery(packHistoryDetail(packHistoryId));
  return (
    <Page title={t('detailTitle')}>
      <Facts
        facts={[
          [t('pack'), purchase.pack_name],
          [t('boughtAt'), time(purchase.created)],
          [t('state'), t(`mode${historyModeOf(purchase.send_state)}`)],
          [t('shipped'), t('sheets', { count: number(purchase.send_card) })],
          [t('converted'), t('sheets', { count: number(purchase.reduction_card) })],
          [t('reductionPoint'), amount(purchase.reduction_point)],
          ...purchase.parcels
            .filter(({ delivery_code }) => delivery_code)
            .map(({ delivery_code }) => [t('deliveryCode'), delivery_code] as const),
        ]}
      />
      <h2>{t('cards')}</h2>
      <ul className="cards">
        {purchase.cards.map((card) => (
          <li key={card.history_id} className="card">
            <img src={card.image} alt="" loading="lazy" />
            <span className="card-name">{card.name}</span>
            <small className="badge">{t(`mode${historyModeOf(card.send_state)}`)}</small>
          </li>
        ))}
      </ul>
      <Receipt historyId={packHistoryId} />
      <Link to={paths.buyProductHistory}>{t('backToHistory')}</Link>
    </Page>
  );
}
