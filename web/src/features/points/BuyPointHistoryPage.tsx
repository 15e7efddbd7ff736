import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { pageOf } from '../../ui/pager.rules';
import { Movements } from './components/Movements';
import { pointHistory } from './points.api';
import { pointsMessages } from './points.messages';

export default function BuyPointHistoryPage() {
  const t = useWords(pointsMessages);
  const { signed } = useFormats();
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(pointHistory(pageOf(query)));
  return (
    <Movements
      title={t('pointHistory')}
      empty={t('noPointHistory')}
      movements={data.list.map((row) => ({ ...row, change: t('points', { amount: signed(row.bonusPoint) }) }))}
      page={data.page}
      lastPage={data.all_page}
    />
  );
}
