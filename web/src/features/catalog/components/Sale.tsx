import { useWords } from '../../../i18n/i18n';
import type { Pack } from '../catalog.api';
import { saleOf } from '../catalog.rules';
import { packDetailMessages } from '../pack-detail.messages';
import { CountPicker } from './CountPicker';
import { OpensIn } from './OpensIn';

/** What can be done about a pack now: wait for its sale, buy, or nothing any more. */
export function Sale({ pack, num }: { pack: Pack; num: string | null }) {
  const t = useWords(packDetailMessages);
  const sale = saleOf(pack);
  if (sale === 'open') return <CountPicker pack={pack} num={num} />;
  if (sale === 'soldOut') return <p className="buy-none">{t('soldOutText')}</p>;
  return (
    <div className="buy-bar">
      <OpensIn pack={pack} />
    </div>
  );
}
