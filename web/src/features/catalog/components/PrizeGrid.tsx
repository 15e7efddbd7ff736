import type { PaymentMethod } from '../catalog.rules';
import type { PackCard, Seal } from '../prizes.api';
import { PrizeCard } from './PrizeCard';

export interface PrizeGridProps {
  readonly cards: readonly PackCard[];
  readonly boxLeft: number;
  /** Currency of the pack. */
  readonly method: PaymentMethod;
  readonly seal: Seal | undefined;
  /** Shows the rank on each card, for lists that are not grouped by rank. */
  readonly withRank?: boolean;
  readonly onEnlarge: (card: PackCard) => void;
}

/** Grid of prizes in the given order. */
export function PrizeGrid({ cards, boxLeft, method, seal, withRank = false, onEnlarge }: PrizeGridProps) {
  return (
    <ul className="prize-grid">
      {cards.map((card) => (
        <PrizeCard
          key={card.id}
          card={card}
          boxLeft={boxLeft}
          method={method}
          quantity={seal?.quantities.get(String(card.id))}
          withRank={withRank}
          onEnlarge={() => onEnlarge(card)}
        />
      ))}
    </ul>
  );
}
