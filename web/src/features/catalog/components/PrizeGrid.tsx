import type { PaymentMethod } from '../catalog.rules';
import type { PackCard, Seal } from '../prizes.api';
import { PrizeCard } from './PrizeCard';

export interface PrizeGridProps {
  readonly cards: readonly PackCard[];
  readonly boxLeft: number;
  /** What a draw is paid with. */
  readonly method: PaymentMethod;
  readonly seal: Seal | undefined;
  /** Whether each says of which rank it is: where they do not stand under it. */
  readonly withRank?: boolean;
  readonly onEnlarge: (card: PackCard) => void;
}

/** Prizes side by side, in their order. */
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
