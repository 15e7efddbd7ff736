import '../draws.css';
import { useWords } from '../../../i18n/i18n';
import type { DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { DrawnCardFace } from './DrawnCardFace';

interface Props {
  readonly title: string;
  readonly cards: readonly DrawnCard[];
  readonly isBuyCoin: '0' | '1';
}

export function DrawnCards({ title, cards, isBuyCoin }: Props) {
  const t = useWords(drawsMessages);
  return (
    <section>
      <h2>{title}</h2>
      {cards.length === 0 && <p className="empty">{t('none')}</p>}
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.history_id} className="card">
            <DrawnCardFace card={card} isBuyCoin={isBuyCoin} />
          </li>
        ))}
      </ul>
    </section>
  );
}
