import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { Pack } from '../catalog.api';
import { catalogMessages } from '../catalog.messages';
import { computeShareLeft, isRunningOut } from '../catalog.rules';
import { Gauge } from './Gauge';

/** Tickets left, in words and as a bar that changes its colour when few are left. */
export function Stock({ pack }: { pack: Pack }) {
  const t = useWords(catalogMessages);
  const { number } = useFormats();
  const share = computeShareLeft(pack.pack_count, pack.total_pack_count);
  return (
    <div className="stock">
      <Gauge share={share} isLow={isRunningOut(pack)} />
      <span>{t('left', { left: number(pack.pack_count), total: number(pack.total_pack_count) })}</span>
    </div>
  );
}
