import { useWords } from '../../../i18n/i18n';
import { drawsMessages } from '../draws.messages';

export type CardOrder = 'worth' | 'rarity' | 'drawn';

const ORDERS = [
  ['worth', 'orderWorth'],
  ['rarity', 'orderRarity'],
  ['drawn', 'orderDrawn'],
] as const;

/** Buttons that choose the order of cards. */
export function SortOrder({ order, onChange }: { order: CardOrder; onChange: (order: CardOrder) => void }) {
  const t = useWords(drawsMessages);
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{t('order')}</legend>
      {ORDERS.map(([value, word]) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={order === value}
          onClick={() => onChange(value)}
        >
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}
