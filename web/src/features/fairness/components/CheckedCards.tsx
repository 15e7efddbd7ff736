import { useState } from 'react';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { CardGrid } from '../../../ui/CardGrid';
import { Picture } from '../../../ui/Picture';
import type { DrawnCard } from '../fairness.api';
import { fairnessMessages } from '../fairness.messages';
import type { DrawnAgain } from '../log.rules';
import { StateIcon } from './StateIcon';

/** Number of cards shown at first, which keeps the rest of the page near. */
const SHOWN = 12;

interface Props {
  readonly cards: readonly DrawnCard[];
  readonly draws: readonly DrawnAgain[];
}

/** Lists each card with the computation that selected it. */
export function CheckedCards({ cards, draws }: Props) {
  const t = useWords(fairnessMessages);
  const { number } = useFormats();
  const [showsAll, setShowsAll] = useState(draws.length <= SHOWN);
  return (
    <section className="fair-section">
      <h2>{t('cardsTitle')}</h2>
      <p className="note">{t('cardsText')}</p>
      <CardGrid
        items={showsAll ? draws : draws.slice(0, SHOWN)}
        label={t('cardsTitle')}
        minWidth={240}
        render={(draw, index) => <CheckedCard draw={draw} card={cards[index]} />}
      />
      {!showsAll && (
        <button type="button" className="button button-quiet" onClick={() => setShowsAll(true)}>
          {t('allCards', { count: number(draws.length) })}
        </button>
      )}
    </section>
  );
}

const STATES = { ok: 'cardOk', false: 'cardFalse', waiting: 'cardSoon' } as const;

function CheckedCard({ draw, card }: { draw: DrawnAgain; card: DrawnCard | undefined }) {
  const t = useWords(fairnessMessages);
  const { number } = useFormats();
  const { slot, ticketsLeft, ticket, drawnPrize, loggedPrize } = draw;
  const judged = drawnPrize === loggedPrize ? 'ok' : 'false';
  const state = ticket === undefined ? 'waiting' : judged;
  const left = number(ticketsLeft);
  return (
    <div className="card fair-card">
      {card?.image && <Picture src={card.image} alt="" width={600} height={840} sizes="4rem" />}
      <div>
        <span className="card-name">{card?.name ?? loggedPrize}</span>
        <small>{t('cardSlot', { slot: number(slot + 1) })}</small>
        <small>
          {ticket === undefined ? t('cardWaiting', { left }) : t('cardTicket', { left, ticket: number(ticket + 1) })}
        </small>
        <span className={`fair-judged is-${state}`}>
          <StateIcon state={state} />
          {t(STATES[state])}
        </span>
      </div>
    </div>
  );
}
