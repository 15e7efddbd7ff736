import { useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { getFirstError } from '../../../api/response';
import { loadCurrentUser } from '../../../api/session';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { CardGrid } from '../../../ui/CardGrid';
import { pageOf } from '../../../ui/pager.rules';
import {
  buildOffersQuery,
  cardsToGive,
  checkExchange,
  type ExchangeCard,
  type Exchanged,
  type ExchangeSums,
  exchangeCards,
} from '../exchanges.api';
import { exchangesMessages } from '../exchanges.messages';
import { selectGivable, tallyOf } from '../giving.rules';
import { CardToGive } from './CardToGive';
import { ConfirmExchange } from './ConfirmExchange';
import { GivingTally } from './GivingTally';
import { OfferFace } from './OfferFace';

interface Props {
  readonly offerId: string;
  /** Returns to the list of offers. */
  readonly onLeave: () => void;
  /** @param message reason of the refusal; undefined clears it */
  readonly onRefused: (message: string | undefined) => void;
  readonly onDone: (exchanged: Exchanged) => void;
}

/** Lets the member choose cards to exchange for the offer. */
export function Giving({ offerId, ...props }: Props) {
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data } = useSuspenseQuery(buildOffersQuery(page));
  const offer = data.list.find(({ id }) => id === offerId);
  // The offer is out of stock, withdrawn or unknown.
  if (!offer || offer.stock === 0)
    return <Navigate to={link(paths.exchange, { page: page > 1 ? page : undefined })} replace />;
  return <Choosing offer={offer} {...props} />;
}

function Choosing({ offer, onLeave, onRefused, onDone }: Omit<Props, 'offerId'> & { readonly offer: ExchangeCard }) {
  const t = useWords(exchangesMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(cardsToGive);
  const cards = selectGivable(data.pages.flatMap(({ list }) => list));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [checkedSums, setCheckedSums] = useState<ExchangeSums | null>(null);
  const tally = tallyOf(cards, chosen, offer.price_point);
  const request = {
    id: offer.id,
    cards: cards.flatMap(({ history_id }) => (chosen.has(history_id) ? [history_id] : [])),
    price_point: offer.price_point,
  };

  const reload = () =>
    Promise.all(['exchanges', 'draws', 'points'].map((part) => queryClient.invalidateQueries({ queryKey: [part] })));
  /** Shows a refusal and reloads the data, which has changed since it was loaded. */
  const refuse = (errors: Parameters<typeof getFirstError>[0]) => {
    setCheckedSums(null);
    onRefused(getFirstError(errors, 'id') ?? getFirstError(errors, 'cards'));
    window.scrollTo(0, 0);
    return reload();
  };
  const check = useWrite(checkExchange, (response) =>
    response.state === 200 && response.result === '1'
      ? setCheckedSums(response.detail)
      : refuse('errors' in response ? response.errors : undefined),
  );
  const exchange = useWrite(exchangeCards, async (response) => {
    if (response.state !== 200 || response.result !== '1')
      return refuse('errors' in response ? response.errors : undefined);
    onDone({ offer, response });
    queryClient.removeQueries({ queryKey: ['exchanges'] });
    await Promise.all([reload(), loadCurrentUser()]);
  });
  const toggle = (historyId: string, isChosen: boolean) => {
    onRefused(undefined);
    setChosen((last) => {
      const next = new Set(last);
      isChosen ? next.add(historyId) : next.delete(historyId);
      return next;
    });
  };

  return (
    <div className="exchange-giving">
      <section className="panel exchange-wanted" aria-label={t('picked')}>
        <div className="exchange-wanted-card">
          <OfferFace offer={offer} />
        </div>
        <button type="button" className="button button-quiet" onClick={onLeave}>
          {t('pickAnother')}
        </button>
      </section>
      <div className="exchange-cards">
        <h2>{t('giveTitle')}</h2>
        <p>{t('giveText')}</p>
        {cards.length === 0 && !hasNextPage ? (
          <div className="empty">
            <p>{t('noCards')}</p>
            <Link className="button" to={paths.top}>
              {t('toPacks')}
            </Link>
          </div>
        ) : (
          <CardGrid
            label={t('cards')}
            items={cards}
            minWidth={132}
            render={(card) => <CardToGive card={card} isChosen={chosen.has(card.history_id)} onToggle={toggle} />}
          />
        )}
        {hasNextPage && (
          <button type="button" className="button button-quiet" onClick={() => fetchNextPage()}>
            {t('more')}
          </button>
        )}
      </div>
      {cards.length > 0 && (
        <GivingTally tally={tally} price={offer.price_point} isBusy={isWriting} onGo={() => check(request)} />
      )}
      {checkedSums && (
        <ConfirmExchange
          offer={offer}
          sums={checkedSums}
          count={request.cards.length}
          onClose={() => setCheckedSums(null)}
          onConfirm={() => exchange(request)}
        />
      )}
    </div>
  );
}
