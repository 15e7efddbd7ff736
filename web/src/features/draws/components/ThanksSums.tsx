import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { useAmount } from '../../../ui/use-amount';
import type { PackHistoryDetail } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** What came of a purchase, in large figures. */
export function ThanksSums({ purchase }: { purchase: PackHistoryDetail }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number } = useFormats();
  return (
    <dl className="thanks-sums">
      {purchase.send_card > 0 && (
        <div>
          <dt>{t('thanksShipped')}</dt>
          <dd>{t('sheets', { count: number(purchase.send_card) })}</dd>
        </div>
      )}
      {purchase.reduction_card > 0 && (
        <div>
          <dt>{t('thanksConverted')}</dt>
          <dd className="price">+{amount(purchase.reduction_point)}</dd>
        </div>
      )}
    </dl>
  );
}
