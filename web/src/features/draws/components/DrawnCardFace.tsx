import { memo } from 'react';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { isShipOnly } from '../draws.rules';

/** A card with its picture and what it is worth; memoised, as a list may hold thousands. */
export const DrawnCardFace = memo(function DrawnCardFace({
  card,
  isBuyCoin,
}: {
  card: DrawnCard;
  isBuyCoin: '0' | '1';
}) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  return (
    <>
      <img src={card.image} alt="" loading="lazy" className={`rarity-${card.rarity}`} />
      <span className="card-name">{card.name}</span>
      <small>{[card.rarity_label, card.model_number].filter(Boolean).join(' · ')}</small>
      {card.num > 1 && <small>{t('setOf', { count: card.num })}</small>}
      {card.is_special_remarks === '1' && <small>{card.special_remarks}</small>}
      <small>{isShipOnly(card, isBuyCoin) ? t('shipOnly') : t('convertsTo', { points: amount(card.buy_point) })}</small>
    </>
  );
});
