import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import { useAmount } from '../../../ui/use-amount';
import type { CheckedPurchase, PackToBuy } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** Shows the price of a purchase, and the remaining balance or the missing amount. */
export function PurchaseFacts({ pack, purchase }: { pack: PackToBuy; purchase: CheckedPurchase }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const method = purchase.payment_method;
  return (
    <Facts
      facts={[
        [t('pack'), pack.name],
        [t('count'), t('times', { count: number(purchase.count) })],
        [
          t(method === '2' ? 'costCoins' : 'costPoints'),
          <strong key="cost" className="price">
            {amount(purchase.cost, method)}
          </strong>,
        ],
        [t('before'), amount(purchase.before, method)],
        purchase.after < 0
          ? [t('short'), amount(-purchase.after, method)]
          : [t('after'), amount(purchase.after, method)],
      ]}
    />
  );
}
