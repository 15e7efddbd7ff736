import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { packDetailMessages } from '../pack-detail.messages';
import type { PrizeOrder } from '../prizes.api';
import { PRIZE_ORDERS } from '../prizes.rules';

/** Links that choose the order of prizes. The address holds the chosen one. */
export function PrizeOrders({ order }: { order: PrizeOrder }) {
  const t = useWords(packDetailMessages);
  const [query] = useSearchParams();
  const withOrder = (order: PrizeOrder): string => {
    const next = new URLSearchParams(query);
    next.delete('sort');
    if (order !== 'rank') next.set('sort', order);
    return `?${next}`;
  };
  return (
    <nav className="prize-orders" aria-label={t('order')}>
      {PRIZE_ORDERS.map((choice) => (
        <Link
          key={choice}
          to={withOrder(choice)}
          replace
          preventScrollReset
          aria-current={choice === order ? 'true' : undefined}
        >
          {t(`order_${choice}`)}
        </Link>
      ))}
    </nav>
  );
}
