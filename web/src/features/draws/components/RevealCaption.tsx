import { useWords } from '../../../i18n/i18n';
import { RarityBadge } from '../../../ui/RarityBadge';
import { useAmount } from '../../../ui/use-amount';
import { isShipOnly } from '../choice.rules';
import type { DrawAnswer, DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';

interface Props {
  readonly card: DrawnCard;
  readonly isBuyCoin: DrawAnswer['is_buy_coin'];
  readonly isShown: boolean;
}

/** Caption of the current card for sighted readers and screen readers. It keeps its space while hidden. */
export function RevealCaption({ card, isBuyCoin, isShown }: Props) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  return (
    <div className="reveal-caption" aria-live="polite">
      {isShown && (
        <>
          {card.extra && <p className="badge badge-extra">{card.extra}</p>}
          <p className="reveal-name">
            {card.rarity_label && <RarityBadge rarity={card.rarity} label={card.rarity_label} />} {card.name}
          </p>
          <p>
            {isShipOnly(card, isBuyCoin) ? t('shipOnly') : t('convertsTo', { points: amount(card.buy_point) })}
            {card.num > 1 && ` · ${t('setOf', { count: card.num })}`}
          </p>
        </>
      )}
    </div>
  );
}
