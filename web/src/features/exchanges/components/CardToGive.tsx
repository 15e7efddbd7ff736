import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Picture } from '../../../ui/Picture';
import { RarityBadge } from '../../../ui/RarityBadge';
import { useAmount } from '../../../ui/use-amount';
import type { UndecidedCard } from '../exchanges.api';
import { exchangesMessages } from '../exchanges.messages';

interface Props {
  readonly card: UndecidedCard;
  readonly isChosen: boolean;
  readonly onToggle: (historyId: string, isChosen: boolean) => void;
}

/** Shows a card to select for the exchange, with its value and deadline. */
export function CardToGive({ card, isChosen, onToggle }: Props) {
  const t = useWords(exchangesMessages);
  const amount = useAmount();
  const { time } = useFormats();
  const points = amount(card.buy_point);
  return (
    <label className="card exchange-choice">
      <input
        type="checkbox"
        className="exchange-box"
        aria-label={t('giveThis', { name: card.name, points })}
        checked={isChosen}
        onChange={() => onToggle(card.history_id, !isChosen)}
      />
      <Picture src={card.image} alt="" width={600} height={840} />
      <span className="exchange-line">
        {card.rarity_label && <RarityBadge rarity={card.rarity} label={card.rarity_label} />}
        <small>{card.model_number}</small>
      </span>
      <span className="card-name">{card.name}</span>
      <strong className="exchange-worth">{points}</strong>
      <small>{t('dueBy', { time: time(card.expires_at) })}</small>
    </label>
  );
}
