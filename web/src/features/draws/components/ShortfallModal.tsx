import { Link } from 'react-router-dom';
import { link, paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import type { PackToBuy } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** Too little to buy: points can be bought, coins cannot. */
export function ShortfallModal({ pack, onClose }: { pack: PackToBuy; onClose: () => void }) {
  const t = useWords(drawsMessages);
  if (pack.payment_method === '2')
    return (
      <Modal title={t('coinsShort')} onClose={onClose}>
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
      </Modal>
    );
  return (
    <Modal title={t('pointsShort')} onClose={onClose}>
      <div className="buttons">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('noShort')}
        </button>
        <Link className="button" to={link(paths.buyPoint, { packId: pack.id })}>
          {t('yes')}
        </Link>
      </div>
    </Modal>
  );
}
