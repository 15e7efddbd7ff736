import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { CardGrid } from '../../../ui/CardGrid';
import { Pager } from '../../../ui/Pager';
import { pageOf } from '../../../ui/pager.rules';
import { buildOffersQuery, type ExchangeCard } from '../exchanges.api';
import { exchangesMessages } from '../exchanges.messages';
import { OfferFace } from './OfferFace';

/** Lists the offers with links to choose one. Offers out of stock have no link. */
export function Offers() {
  const t = useWords(exchangesMessages);
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(buildOffersQuery(pageOf(query)));
  if (data.list.length === 0)
    return (
      <div className="empty">
        <p>{t('noOffers')}</p>
        <Link className="button button-quiet" to={paths.myPage}>
          {t('toMyPage')}
        </Link>
      </div>
    );
  return (
    <>
      <CardGrid label={t('offers')} items={data.list} minWidth={148} render={(offer) => <Offer offer={offer} />} />
      <Pager page={data.page} lastPage={data.all_page} />
    </>
  );
}

function Offer({ offer }: { offer: ExchangeCard }) {
  const t = useWords(exchangesMessages);
  const [query] = useSearchParams();
  if (offer.stock === 0)
    return (
      <div className="card">
        <OfferFace offer={offer} />
      </div>
    );
  const page = query.get('page') ?? undefined;
  return (
    <Link
      className="card exchange-offer"
      to={link(paths.exchange, { page, id: offer.id })}
      aria-label={t('pick', { name: offer.name })}
    >
      <OfferFace offer={offer} />
    </Link>
  );
}
