import { useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { getFirstError } from '../../../api/answer';
import { loadCurrentUser } from '../../../api/session';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { CardGrid } from '../../../ui/CardGrid';
import { pageOf } from '../../../ui/pager.rules';
import {
  cardsToGive,
  checkExchange,
  type ExchangeCard,
  type Exchanged,
  type ExchangeSums,
  exchangeCards,
  offers,
} from '../exchanges.api';
import { exchangesMessages } from '../exchanges.messages';
import { givable, tallyOf } from '../giving.rules';
import { CardToGive } from './CardToGive';
import { ConfirmExchange } from './ConfirmExchange';
import { GivingTally } from './GivingTally';
import { OfferFace } from './OfferFace';

interface Props {
  readonly offerId: string;
  /** Back to what can be had. */
  readonly onLeave: () => void;
  /** @param message why the shop did not take it; undefined while it was not asked again */
  readonly onRefused: (message: string | undefined) => void;
  readonly onDone: (exchanged: Exchanged) => void;
}

/** The cards that are given for the one that is wanted. */
export function Giving({ offerId, ...props }: Props) {
  const [query] = useSearchParams();
  const page = pageOf(query);
  const { data } = useSuspenseQuery(offers(page));
  const offer = data.list.find(({ id }) => id === offerId);
  // It is out of stock or withdrawn, or the address is of no offer at all.
  if (!offer || offer.stock === 0)
    return <Navigate to={link(paths.exchange, { page: page > 1 ? page : undefined })} replace />;
  return <Choosing offer={offer} {...props} />;
}

function Choosing({ offer, onLeave, onRefused, onDone }: Omit<Props, 'offerId'> & { readonly offer: ExchangeCard }) {
  const t = useWords(exchangesMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(cardsToGive);
  const cards = givable(data.pages.flatMap(({ list }) => list));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<ExchangeSums | null>(null);
  const tally = tallyOf(cards, chosen, offer.price_point);
  const wish = {
    id: offer.id,
    cards: cards.flatMap(({ history_id }) => (chosen.has(history_id) ? [history_id] : [])),
    price_point: offer.price_point,
  };

  const reload = () =>
    Promise.all(['exchanges', 'draws', 'points'].map((part) => queryClient.invalidateQueries({ queryKey: [part] })));
  /** What is refused has changed since it was shown. */
  const refuse = (errors: Parameters<typeof getFirstError>[0]) => {
    setAsked(null);
    onRefused(getFirstError(errors, 'id') ?? getFirstError(errors, 'cards'));
    window.scrollTo(0, 0);
    return reload();
  };
  const check = useWrite(checkExchange, (answer) =>
    answer.state === 200 && answer.result === '1'
      ? setAsked(answer.detail)
      : refuse('errors' in answer ? answer.errors : undefined),
  );
  const exchange = useWrite(exchangeCards, async (answer) => {
    if (answer.state !== 200 || answer.result !== '1') return refuse('errors' in answer ? answer.errors : undefined);
    onDone({ offer, answer });
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
        <GivingTally tally={tally} price={offer.price_point} isBusy={isWriting} onGo={() => check(wish)} />
      )}
      {asked && (
        <ConfirmExchange
          offer={offer}
          sums={asked}
          count={wish.cards.length}
          onClose={() => setAsked(null)}
          onConfirm={() => exchange(wish)}
        />
      )}
    </div>
  );
}
