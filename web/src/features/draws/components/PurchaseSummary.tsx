import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { Facts } from '../../../ui/Facts';
import { useAmount } from '../../../ui/use-amount';
import type { PackHistoryRow } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { StateBadge } from './StateBadge';

/** Figures of a purchase. */
export function PurchaseSummary({ purchase }: { purchase: PackHistoryRow }) {
  const t = useWords(drawsMessages);
  const amount = useAmount();
  const { number, time } = useFormats();
  return (
    <Facts
      facts={[
        [t('pack'), purchase.pack_name],
        [t('boughtAt'), time(purchase.created)],
        ...(purchase.pack_id ? [[t('count'), t('times', { count: number(purchase.count) })] as const] : []),
        [t('spent'), purchase.pack_id ? amount(purchase.point, purchase.payment_method) : t('paidWithCards')],
        [t('state'), <StateBadge key="state" state={purchase.send_state} />],
        [t('shipped'), t('sheets', { count: number(purchase.send_card) })],
        [t('converted'), t('sheets', { count: number(purchase.reduction_card) })],
        ...(purchase.exchange_card > 0
          ? [[t('exchanged'), t('sheets', { count: number(purchase.exchange_card) })] as const]
          : []),
        [t('reductionPoint'), amount(purchase.reduction_point)],
      ]}
    />
  );
}
