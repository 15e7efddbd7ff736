import './catalog.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { Countdown } from '../../ui/Countdown';
import { Page } from '../../ui/Page';
import { SafeHtml } from '../../ui/SafeHtml';
import { useAmount } from '../../ui/use-amount';
import { type Pack, packDetail } from './catalog.api';
import { catalogMessages } from './catalog.messages';
import { CardList } from './components/CardList';
import { CountPicker } from './components/CountPicker';
import { Fairness } from './components/Fairness';
import { PackImage } from './components/PackImage';
import { Stock } from './components/Stock';

export default function PackDetailPage() {
  const [query] = useSearchParams();
  const packId = query.get('packId');
  return packId ? <PackDetail packId={packId} query={query} /> : <Navigate to={paths.top} replace />;
}

function PackDetail({ packId, query }: { packId: string; query: URLSearchParams }) {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  const amount = useAmount();
  const { data: pack } = useSuspenseQuery(packDetail(packId));
  const refusal = query.get('errorMessageCount');
  return (
    <Page title={pack.name}>
      {refusal && (
        <p role="alert" className="alert">
          {refusal}
        </p>
      )}
      <div className="pack-head">
        <PackImage images={pack.image} alt="" />
        <div>
          <p className="price">
            {amount(pack.point, pack.payment_method)} <small>/ {t('perDraw')}</small>
          </p>
          <Stock pack={pack} />
          {pack.format_end_date && (
            <p>
              {t('endsAt')}: {pack.format_end_date}
            </p>
          )}
          {pack.can_limit > 0 && <p>{t('limitPerMember', { count: number(pack.can_limit) })}</p>}
          <Sale pack={pack} num={query.get('num')} />
        </div>
      </div>
      {pack.show_cardlist === '1' && <CardList pack={pack} />}
      {pack.detail && (
        <section>
          <h2>{t('description')}</h2>
          <SafeHtml html={pack.detail} />
        </section>
      )}
      <Fairness packId={packId} />
      <p>
        <Link to={paths.specificCommerce}>{t('commerceLaw')}</Link>
      </p>
    </Page>
  );
}

function Sale({ pack, num }: { pack: Pack; num: string | null }) {
  const t = useWords(catalogMessages);
  if (pack.is_before === '1')
    return (
      <p className="opens-in">
        {t('opensIn')} <Countdown until={pack.start_date} />
      </p>
    );
  if (pack.pack_count === 0) return <p className="alert">{t('soldOut')}</p>;
  return <CountPicker pack={pack} num={num} />;
}
