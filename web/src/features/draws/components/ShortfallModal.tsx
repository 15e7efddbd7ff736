import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Facts } from '../../../ui/Facts';
import { Modal } from '../../../ui/Modal';
import { useAmount } from '../../../ui/use-amount';
import type { CheckedPurchase } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** Dialog for an insufficient balance. Points can be bought, coins cannot. */
export function ShortfallModal({ purchase, onClose }: { purchase: CheckedPurchase; onClose: () => void }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const isInCoins = purchase.payment_method === '2';
  return (
    <Modal title={t(isInCoins ? 'coinsShort' : 'pointsShort')} onClose={onClose}>
      <p>{t('missing', { amount: amount(purchase.cost - purchase.before, purchase.payment_method) })}</p>
      <Facts
        facts={[
          [t('nowOwned'), amount(purchase.before, purchase.payment_method)],
          [t(isInCoins ? 'costCoins' : 'costPoints'), amount(purchase.cost, purchase.payment_method)],
        ]}
      />
      <div className="buttons">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t(isInCoins ? 'close' : 'noShort')}
        </button>
        {!isInCoins && (
          <Link className="button" to={link(paths.buyPoint, { packId: purchase.pack_id, num: purchase.count })}>
            {t('yes')}
          </Link>
        )}
      </div>
    </Modal>
  );
}
