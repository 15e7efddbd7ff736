import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { computeShareLeft } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import type { PackCard } from '../prizes.api';

/** Chance that the next ticket wins a card: its tickets left divided by all tickets left. */
export function Odds({ card, boxLeft }: { card: PackCard; boxLeft: number }) {
  const t = useWords(packDetailMessages);
  const { number, odds } = useFormats();
  if (card.remaining === 0) return <p className="odds odds-gone">{t('gone')}</p>;
  return (
    <p className="odds">
      <span className="visually-hidden">{t('chance')} </span>
      <strong>{odds(computeShareLeft(card.remaining, boxLeft))}</strong>{' '}
      <small>{t('fraction', { of: number(card.remaining), all: number(boxLeft) })}</small>
    </p>
  );
}
