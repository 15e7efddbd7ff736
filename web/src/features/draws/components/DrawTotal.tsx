import '../draw-total.css';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import { sortByValue, sumPoints } from '../choice.rules';
import type { ShownDraw } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** Line with the number of cards, their total value, and the most valuable one. */
export function DrawTotal({ draw: { cards, is_buy_coin } }: { draw: Pick<ShownDraw, 'cards' | 'is_buy_coin'> }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const [best] = sortByValue(cards);
  if (!best) return null;
  const total = sumPoints(cards);
  // Cards paid in coins have no value in points.
  const isWorth = is_buy_coin !== '1' && total > 0;
  return (
    <p className="draw-total">
      <strong>{t('cardCount', { count: number(cards.length) })}</strong>
      {isWorth && (
        <strong className="price">{cards.length > 1 ? t('totalOf', { points: amount(total) }) : amount(total)}</strong>
      )}
      {cards.length > 1 && (
        <span>
          {t('best', { name: best.name })}
          {isWorth && ` ${amount(best.buy_point)}`}
        </span>
      )}
    </p>
  );
}
