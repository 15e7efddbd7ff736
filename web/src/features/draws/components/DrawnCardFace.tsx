import '../draw-total.css';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { RarityBadge } from '../../../ui/RarityBadge';
import type { DrawnCard } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { CardPicture } from './CardPicture';

/**
 * Picture and description of a card.
 * @param count number of identical cards
 */
export function DrawnCardFace({ card, count = 1 }: { card: DrawnCard; count?: number }) {
  const t = useWords(drawsMessages);
  const { number } = useFormats();
  return (
    <>
      <CardPicture src={card.image} />
      {card.extra && <span className="badge badge-extra">{card.extra}</span>}
      <span className="card-line">
        {card.rarity_label && <RarityBadge rarity={card.rarity} label={card.rarity_label} />}
        <small>{card.model_number}</small>
        {count > 1 && <strong className="card-times">{t('timesEqual', { count: number(count) })}</strong>}
      </span>
      <span className="card-name">{card.name}</span>
      {card.num > 1 && <small>{t('setOf', { count: number(card.num) })}</small>}
      {card.is_special_remarks === '1' && <small>{card.special_remarks}</small>}
    </>
  );
}
