import { useWords } from '../../../i18n/i18n';
import { CardGrid } from '../../../ui/CardGrid';
import { useAmount } from '../../../ui/use-amount';
import { groupEqual, sortByValue, sumPoints } from '../choice.rules';
import type { DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { DrawnCardFace } from './DrawnCardFace';

interface Props {
  readonly title: string;
  readonly cards: readonly DrawnCard[];
  /** shows the points of each card */
  readonly isConverted?: boolean;
}

/** Lists cards with the same outcome, identical ones grouped, most valuable first. */
export function DrawnCards({ title, cards, isConverted = false }: Props) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  return (
    <section>
      <h2>{title}</h2>
      {cards.length === 0 && <p className="panel note">{t('none')}</p>}
      <CardGrid
        label={title}
        items={groupEqual(sortByValue(cards))}
        minWidth={116}
        render={(group) => (
          <div className="card">
            <DrawnCardFace card={group} count={group.equal.length} />
            {isConverted && <small>{t('convertsTo', { points: amount(sumPoints(group.equal)) })}</small>}
          </div>
        )}
      />
    </section>
  );
}
