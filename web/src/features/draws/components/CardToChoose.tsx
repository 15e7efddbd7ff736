import { memo } from 'react';
import { useWords } from '../../../i18n/i18n';
import type { DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { isShipOnly } from '../draws.rules';
import { DrawnCardFace } from './DrawnCardFace';

interface Props {
  readonly card: DrawnCard;
  readonly isBuyCoin: '0' | '1';
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

/** A card to ship or not; one that can only be shipped stays chosen. Memoised: a draw may have 3,000 of them. */
export const CardToChoose = memo(function CardToChoose({ card, isBuyCoin, isChosen, onToggle }: Props) {
  const t = useWords(drawsMessages);
  const isFixed = isShipOnly(card, isBuyCoin);
  return (
    <li>
      <label className="card">
        <DrawnCardFace card={card} isBuyCoin={isBuyCoin} />
        <span className="card-choice">
          <input
            type="checkbox"
            checked={isFixed || isChosen}
            disabled={isFixed}
            onChange={() => onToggle(String(card.history_id))}
          />
          {t('ship')}
        </span>
      </label>
    </li>
  );
});
