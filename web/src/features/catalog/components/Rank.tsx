import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { PackCard, Seal } from '../catalog.api';
import { type PaymentMethod, type RankGroup, shareLeft, ticketsLeft } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import { PrizeCard } from './PrizeCard';

const MOST_COLUMNS = 3;

interface Props {
  readonly rank: RankGroup<PackCard>;
  readonly isTop: boolean;
  /** Whether all its cards are there; of the last one shown there may be more to come. */
  readonly isComplete: boolean;
  readonly boxLeft: number;
  /** What a draw is paid with. */
  readonly method: PaymentMethod;
  readonly seal: Seal | undefined;
  readonly onEnlarge: (card: PackCard) => void;
}

/** The prizes of one rank, and the chance of any of them. */
export function Rank({ rank: { rank, name, rows }, isTop, isComplete, boxLeft, method, seal, onEnlarge }: Props) {
  const t = useWords(packDetailMessages);
  const { number, odds } = useFormats();
  const left = ticketsLeft(rows);
  const id = `rank-${rank}`;
  return (
    <section
      className={isTop ? 'rank rank-top' : 'rank'}
      data-columns={isTop ? 'all' : Math.min(rows.length, MOST_COLUMNS)}
      aria-labelledby={id}
    >
      <h3 id={id}>
        {name}
        {isComplete && (
          <small>
            {left === 0
              ? t('gone')
              : t('rankTotal', { share: odds(shareLeft(left, boxLeft)), of: number(left), all: number(boxLeft) })}
          </small>
        )}
      </h3>
      <ul className="prize-grid">
        {rows.map((card) => (
          <PrizeCard
            key={card.id}
            card={card}
            boxLeft={boxLeft}
            method={method}
            quantity={seal?.quantities.get(String(card.id))}
            onEnlarge={() => onEnlarge(card)}
          />
        ))}
      </ul>
    </section>
  );
}
