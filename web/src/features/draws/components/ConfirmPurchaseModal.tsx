import { useNavigate } from 'react-router-dom';
import { useIsWriting } from '../../../api/use-write';
import { paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import type { CheckedPurchase, PackToBuy } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { useDrawPack } from '../use-draw-pack';
import { useLikelyFilm } from '../use-film';
import { PurchaseFacts } from './PurchaseFacts';
import { Sealed } from './Sealed';

interface Props {
  readonly pack: PackToBuy;
  readonly purchase: CheckedPurchase;
  readonly onClose: () => void;
  readonly onShort: () => void;
  readonly onRefused: (message: string) => void;
}

/** Yes buys, No closes. */
export function ConfirmPurchaseModal({ pack, purchase, onClose, onShort, onRefused }: Props) {
  const t = useWords(drawsMessages);
  const navigate = useNavigate();
  const isWriting = useIsWriting();
  const { draw } = useDrawPack(pack, { onDrawn: () => navigate(paths.gachaAnimation), onShort, onRefused });
  useLikelyFilm(purchase.pack_id, purchase.count);
  return (
    <Modal title={t('confirmTitle')} onClose={onClose}>
      <PurchaseFacts pack={pack} purchase={purchase} />
      <div className="buttons">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('no')}
        </button>
        <button type="button" className="button" aria-disabled={isWriting} onClick={() => draw(purchase.count)}>
          {t('buy')}
        </button>
      </div>
      <Sealed />
    </Modal>
  );
}
