import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { pageOf } from '../../ui/pager.rules';
import { Movements } from './components/Movements';
import { coinHistory } from './points.api';
import { pointsMessages } from './points.messages';

export default function CoinHistoryPage() {
  const t = useWords(pointsMessages);
  const { signed } = useFormats();
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(coinHistory(pageOf(query)));
  return (
    <Movements
      title={t('coinHistory')}
      empty={t('noCoinHistory')}
      movements={data.list.map((row) => ({ ...row, change: t('coins', { amount: signed(row.bonusCoin) }) }))}
      page={data.page}
      lastPage={data.all_page}
    />
  );
}
