import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { packDetailMessages } from '../pack-detail.messages';

/** End of the sale, conditions and limits of a pack. */
export function Terms({ pack }: { pack: Pack }) {
  const catalog = useWords(catalogMessages);
  const t = useWords(packDetailMessages);
  const { number } = useFormats();
  const terms: string[] = [];
  if (pack.format_end_date) terms.push(t('endsAt', { time: pack.format_end_date }));
  terms.push(...pack.conditions);
  if (pack.can_limit > 0) terms.push(catalog('limitPerMember', { count: number(pack.can_limit) }));
  if (pack.max_buy_count > 0) terms.push(t('limitPerPurchase', { count: number(pack.max_buy_count) }));
  if (terms.length === 0) return null;
  return (
    <ul className="pack-terms">
      {terms.map((term) => (
        <li key={term} className="badge">
          {term}
        </li>
      ))}
    </ul>
  );
}
