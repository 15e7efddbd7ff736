import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { pageOf } from '../../ui/pager.rules';
import { useAmount } from '../../ui/use-amount';
import { History } from './components/History';
import type { Movement } from './components/Movements';
import { type CoinMovement, coinHistory } from './points.api';
import { pointsMessages } from './points.messages';

/** The wire gives these rows no id; within one answer their place is as good. */
const movementOf = ({ bonusCoin, created, memo, money }: CoinMovement, place: number): Movement => ({
  key: `${created} ${place}`,
  created,
  memo,
  money,
  change: bonusCoin,
});

export default function CoinHistoryPage() {
  const t = useWords(pointsMessages);
  const amount = useAmount();
  const [query] = useSearchParams();
  const { data: user } = useQuery(currentUser);
  const { data: history } = useSuspenseQuery(coinHistory(pageOf(query)));
  return (
    <History
      unit="coins"
      movements={history.list.map(movementOf)}
      lastPage={history.all_page}
      words={{
        title: t('coinHistory'),
        now: t('coinsNow'),
        amount: amount(user?.coin ?? 0, '2'),
        life: t('coinsLife'),
        none: t('noCoinHistory'),
        noneText: t('noCoinHistoryText'),
      }}
      next={{ to: paths.top, text: t('toPacks') }}
    />
  );
}
