import './catalog.css';
import './pack-detail.css';
import { usePrefetchInfiniteQuery, usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { isShopRefusal } from '../../api/purchase-refusal';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { SafeHtml } from '../../ui/SafeHtml';
import { Verified } from '../../ui/Verified';
import { buildPackDetailQuery } from './catalog.api';
import { ExtraPrizes } from './components/ExtraPrizes';
import { Fairness } from './components/Fairness';
import { Gallery } from './components/Gallery';
import { Heart } from './components/Heart';
import { PackDetailSkeleton } from './components/PackDetailSkeleton';
import { Price } from './components/Price';
import { Prizes, PrizesSkeleton } from './components/Prizes';
import { Sale } from './components/Sale';
import { SharePack } from './components/SharePack';
import { Stock } from './components/Stock';
import { Tags } from './components/Tags';
import { Terms } from './components/Terms';
import { packDetailMessages } from './pack-detail.messages';
import { buildPackCardsQuery, buildPackSealQuery } from './prizes.api';
import { prizeOrderOf } from './prizes.rules';

interface Props {
  /** Live events of a pack. */
  readonly live?: (packId: string) => ReactNode;
}

export default function PackDetailPage({ live }: Props) {
  const [query] = useSearchParams();
  const packId = query.get('packId');
  if (!packId) return <Navigate to={paths.top} replace />;
  return (
    <Suspense key={packId} fallback={<PackDetailSkeleton />}>
      <PackDetail packId={packId} query={query} live={live?.(packId)} />
    </Suspense>
  );
}

function PackDetail({ packId, query, live }: { packId: string; query: URLSearchParams; live: ReactNode }) {
  const t = useWords(packDetailMessages);
  // Fetched in parallel with the pack.
  const order = prizeOrderOf(query.get('sort'));
  usePrefetchInfiniteQuery(buildPackCardsQuery(packId, order));
  usePrefetchQuery(buildPackSealQuery(packId));
  const { data: pack } = useSuspenseQuery(buildPackDetailQuery(packId));
  const { number } = useFormats();
  const drawn = pack.is_before === '1' ? 0 : pack.total_pack_count - pack.pack_count;
  const differs = pack.verified.differs === '1';
  const refusal = query.get('errorMessageCount');
  return (
    <Page title={pack.name}>
      {refusal && (
        <p role="alert" className="alert">
          {isShopRefusal(refusal) ? refusal : t('notDrawn')}
        </p>
      )}
      <div className="pack-head">
        <Gallery pack={pack} />
        <div className="pack-offer">
          <Tags tags={pack.tags} />
          <div className="pack-price-line">
            <Price pack={pack} />
            <Heart pack={pack} />
          </div>
          <Stock pack={pack} />
          <Terms pack={pack} />
          <Sale pack={pack} num={query.get('num')} />
          <p className="pledge">
            {drawn > 0 && `${t('provable', { count: number(drawn) })} `}
            {!differs && t('pledge')} <Link to={link(paths.fairness, { packId })}>{t('pledgeLink')}</Link>
          </p>
          <Verified pack={pack} />
          <SharePack pack={pack} />
        </div>
      </div>
      <ExtraPrizes pack={pack} />
      {pack.show_cardlist === '1' && (
        <Suspense fallback={<PrizesSkeleton />}>
          <Prizes pack={pack} order={order} />
        </Suspense>
      )}
      {live}
      <div className="pack-foot">
        <section className="panel">
          <h2>{t('description')}</h2>
          {pack.detail && <SafeHtml html={pack.detail} />}
          <p>
            <Link to={paths.specificCommerce}>{t('commerceLaw')}</Link>
          </p>
        </section>
        <Fairness pack={pack} />
      </div>
    </Page>
  );
}
