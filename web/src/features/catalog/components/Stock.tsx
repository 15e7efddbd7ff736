import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { shareLeft } from '../catalog.rules';

/** How many tickets are left, in words and as a bar. */
export function Stock({ pack }: { pack: Pack }) {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  const text = t('left', { left: number(pack.pack_count), total: number(pack.total_pack_count) });
  return (
    <div className="stock">
      <meter className="bar" value={shareLeft(pack.pack_count, pack.total_pack_count)} aria-label={text} />
      <span>{text}</span>
    </div>
  );
}
