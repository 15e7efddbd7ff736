import { useWords } from '../../../i18n/i18n';
import { CardGrid } from '../../../ui/CardGrid';
import { useAmount } from '../../../ui/use-amount';
import type { CardOfHistory } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { historyModeOf } from '../draws.rules';
import { DrawnCardFace } from './DrawnCardFace';

/** Lists every card of a purchase with its outcome. */
export function CardsOfPurchase({ cards }: { cards: readonly CardOfHistory[] }) {
  const t = useWords(drawsMessages);
  return (
    <section className="detail-cards">
      <h2>{t('cards')}</h2>
      <CardGrid
        label={t('cards')}
        items={cards}
        minWidth={132}
        render={(card) => (
          <div className="card">
            <DrawnCardFace card={card} />
            <Outcome card={card} />
          </div>
        )}
      />
    </section>
  );
}

function Outcome({ card }: { card: CardOfHistory }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const mode = historyModeOf(card.send_state);
  if (mode === '0') return null;
  return (
    <span className={`badge state-${mode}`}>
      {card.is_exchanged === '1'
        ? t('exchanged')
        : mode === '4'
          ? t('returned', { points: amount(card.buy_point) })
          : t(`outcome${mode}`)}
    </span>
  );
}
