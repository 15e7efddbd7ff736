import { useIsWriting } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { Verified } from '../../../ui/Verified';
import type { CheckedPurchase, PackToBuy } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { type Outcomes, useDrawPack } from '../use-draw-pack';
import { useLikelyFilm } from '../use-film';
import { PurchaseFacts } from './PurchaseFacts';
import { Sealed } from './Sealed';
import { SeedField } from './SeedField';

interface Props extends Outcomes {
  readonly pack: PackToBuy;
  readonly purchase: CheckedPurchase;
  readonly onNo: () => unknown;
}

/** Confirmation before points or coins are spent: Yes buys, No goes back. */
export function ConfirmPurchase({ pack, purchase, onNo, ...outcomes }: Props) {
  const t = useWords(drawsMessages);
  const isWriting = useIsWriting();
  const { seed, setSeed, draw } = useDrawPack(pack, outcomes);
  useLikelyFilm(purchase.pack_id, purchase.count);
  return (
    <>
      <PurchaseFacts pack={pack} purchase={purchase} />
      <div className="buttons">
        <button type="button" className="button button-quiet" onClick={onNo}>
          {t('no')}
        </button>
        <button type="button" className="button" aria-disabled={isWriting} onClick={() => draw(purchase.count)}>
          {t('buy')}
        </button>
      </div>
      <Verified pack={pack} isShort />
      {pack.verified.differs === '0' && <Sealed />}
      <SeedField seed={seed} onChange={setSeed} />
    </>
  );
}
