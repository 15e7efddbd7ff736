import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { pageOf } from '../../ui/pager.rules';
import { useAmount } from '../../ui/use-amount';
import { History } from './components/History';
import type { Movement } from './components/Movements';
import { buildPointHistoryQuery, type PointMovement } from './points.api';
import { pointsMessages } from './points.messages';

/** Returns the address of the purchase or payment that moved the points. */
const causeOf = ({ history_id, payment_id }: PointMovement): string | undefined => {
  if (history_id) return link(paths.buyProductHistoryDetail, { packHistoryId: history_id });
  return payment_id ? link(paths.paymentDetail, { paymentId: payment_id }) : undefined;
};

const movementOf = (movement: PointMovement): Movement => {
  const { id, bonusPoint, created, memo, money } = movement;
  return { key: String(id), created, memo, money, change: bonusPoint, to: causeOf(movement) };
};

export default function BuyPointHistoryPage() {
  const t = useWords(pointsMessages);
  const amount = useAmount();
  const [query] = useSearchParams();
  const { data: user } = useQuery(currentUser);
  const { data: history } = useSuspenseQuery(buildPointHistoryQuery(pageOf(query)));
  return (
    <History
      unit="points"
      movements={history.list.map(movementOf)}
      lastPage={history.all_page}
      words={{
        title: t('pointHistory'),
        now: t('pointsNow'),
        amount: amount(user?.point ?? 0),
        life: t('pointsLife'),
        none: t('noPointHistory'),
        noneText: t('noPointHistoryText'),
      }}
      next={{ to: paths.buyPoint, text: t('buyPoint') }}
    />
  );
}
