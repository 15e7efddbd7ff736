import { memo } from 'react';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import { isShipOnly } from '../choice.rules';
import type { DrawAnswer, DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { DrawnCardFace } from './DrawnCardFace';

interface Props {
  readonly card: DrawnCard;
  readonly isBuyCoin: DrawAnswer['is_buy_coin'];
  readonly isChosen: boolean;
  readonly onToggle: (cards: readonly DrawnCard[], isChosen: boolean) => void;
}

/** Card that is shipped or converted; a ship-only card stays chosen. Memoised, since a draw may have 3,000 cards. */
export const CardToChoose = memo(function CardToChoose({ card, isBuyCoin, isChosen, onToggle }: Props) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const isLocked = isShipOnly(card, isBuyCoin);
  const isShipped = isLocked || isChosen;
  const outcome = isLocked
    ? t(isBuyCoin === '1' ? 'shipOnlyCoin' : 'shipOnlyCard')
    : isChosen
      ? t('ship')
      : t('convertsTo', { points: amount(card.buy_point) });
  return (
    <label className={isLocked ? 'card choice is-locked' : 'card choice'}>
      <input
        type="checkbox"
        className="choice-box"
        aria-label={t('shipThis', { name: card.name })}
        checked={isShipped}
        disabled={isLocked}
        onChange={() => onToggle([card], !isChosen)}
      />
      <DrawnCardFace card={card} />
      <span className="choice-outcome">{outcome}</span>
    </label>
  );
});
