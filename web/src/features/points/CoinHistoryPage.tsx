import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { pageOf } from '../../ui/pager.rules';
import { useAmount } from '../../ui/use-amount';
import { History } from './components/History';
import type { Movement } from './components/Movements';
import { buildCoinHistoryQuery, type CoinMovement } from './points.api';
import { pointsMessages } from './points.messages';

/** Uses the index as key, because the API returns these rows without an id. */
const movementOf = ({ bonusCoin, created, memo, money }: CoinMovement, index: number): Movement => ({
  key: `${created} ${index}`,
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
  const { data: history } = useSuspenseQuery(buildCoinHistoryQuery(pageOf(query)));
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
