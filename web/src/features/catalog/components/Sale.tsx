import { useWords } from '../../../i18n/i18n';
import type { Pack } from '../catalog.api';
import { packDetailMessages } from '../pack-detail.messages';
import { useUndrawableReason } from '../use-undrawable-reason';
import { CountPicker } from './CountPicker';
import { OpensIn } from './OpensIn';

/** Action for a pack now: a countdown, the purchase, or the reason why neither is possible. */
export function Sale({ pack, num }: { pack: Pack; num: string | null }) {
  const t = useWords(packDetailMessages);
  const whyNot = useUndrawableReason(pack);
  if (!whyNot) return <CountPicker pack={pack} num={num} />;
  if (whyNot !== 'comingSoon') return <p className="buy-none">{t(`${whyNot}Text`)}</p>;
  return (
    <div className="buy-bar">
      <OpensIn pack={pack} />
    </div>
  );
}
