import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { packDetailMessages } from '../pack-detail.messages';
import type { PrizeOrder } from '../prizes.api';
import { PRIZE_ORDERS } from '../prizes.rules';

/** The orders in which prizes may be looked at; the one that is chosen is in the address. */
export function PrizeOrders({ order }: { order: PrizeOrder }) {
  const t = useWords(packDetailMessages);
  const [query] = useSearchParams();
  const withOrder = (wanted: PrizeOrder): string => {
    const next = new URLSearchParams(query);
    next.delete('sort');
    if (wanted !== 'rank') next.set('sort', wanted);
    return `?${next}`;
  };
  return (
    <nav className="prize-orders" aria-label={t('order')}>
      {PRIZE_ORDERS.map((wanted) => (
        <Link
          key={wanted}
          to={withOrder(wanted)}
          replace
          preventScrollReset
          aria-current={wanted === order ? 'true' : undefined}
        >
          {t(`order_${wanted}`)}
        </Link>
      ))}
    </nav>
  );
}
