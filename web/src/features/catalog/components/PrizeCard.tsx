import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { RarityBadge } from '../../../ui/RarityBadge';
import { useAmount } from '../../../ui/use-amount';
import { catalogMessages } from '../catalog.messages';
import { computeShareLeft, isConvertible, type PaymentMethod } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import type { PackCard } from '../prizes.api';
import { Gauge } from './Gauge';
import { Odds } from './Odds';

interface Props {
  readonly card: PackCard;
  readonly boxLeft: number;
  readonly method: PaymentMethod;
  /** Quantity in the full box; undefined until it is loaded. */
  readonly quantity: number | undefined;
  readonly withRank: boolean;
  readonly onEnlarge: () => void;
}

/** Prize in the list of its rank. */
export function PrizeCard({ card, boxLeft, method, quantity = card.remaining, withRank, onEnlarge }: Props) {
  const t = useWords(packDetailMessages);
  const catalog = useWords(catalogMessages);
  const { number } = useFormats();
  const amount = useAmount();
  return (
    <li className={card.remaining === 0 ? 'prize is-gone' : 'prize'}>
      <button type="button" className="prize-art" aria-label={t('enlarge', { name: card.name })} onClick={onEnlarge}>
        <Picture src={card.image_url} alt="" width={600} height={840} />
      </button>
      <div className="prize-words">
        <span className="prize-marks">
          {card.rarity_label && <RarityBadge rarity={card.rarity} label={card.rarity_label} />}
          {withRank && <small>{card.rank_name}</small>}
          <small>
            {card.grader
              ? `${card.grader} ${card.grade}`
              : card.condition && t('condition', { condition: card.condition })}
          </small>
        </span>
        <span className="card-name">{card.name}</span>
        <span className="gives-back">
          {isConvertible(card, method) ? t('givesBack', { points: amount(card.buy_point) }) : catalog('onlyShipped')}
        </span>
        <Odds card={card} boxLeft={boxLeft} />
        <div className="stock">
          <Gauge share={computeShareLeft(card.remaining, quantity)} />
          <span>{t('prizeLeft', { left: number(card.remaining), total: number(quantity) })}</span>
        </div>
      </div>
    </li>
  );
}
