import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { LeaveForm } from './components/LeaveForm';
import { leaving } from './leave.api';
import { leaveMessages } from './leave.messages';
import { tiesOf } from './leave.rules';

const LINKS = {
  cards: paths.buyProductHistory,
  parcels: paths.buyProductHistory,
  payments: paths.payments,
  transfers: paths.transferPoint,
  owes: paths.payments,
} as const;

/** Page that closes the account, or lists the obligations to settle before. */
export default function LeavePage() {
  const t = useWords(leaveMessages);
  const amount = useAmount();
  const { data: detail } = useSuspenseQuery(leaving);
  const ties = tiesOf(detail);
  return (
    <Page title={t('title')} narrow>
      <p>{t('text')}</p>
      <section className="panel">
        <h2>{t('lapse')}</h2>
        <Facts
          facts={[
            [t('points'), amount(detail.point)],
            [t('coins'), amount(detail.coin, '2')],
          ]}
        />
        <p className="note">{t('erased')}</p>
        <p className="note">{t('again')}</p>
        <p>
          <Link to={paths.exportData}>{t('ownData')}</Link>
        </p>
      </section>
      {ties.length === 0 ? (
        <LeaveForm detail={detail} />
      ) : (
        <section className="panel">
          <h2>{t('keeps')}</h2>
          <p>{t('keepsText')}</p>
          <ul>
            {ties.map(({ tie, count }) => (
              <li key={tie}>
                {t(tie, { count })} <Link to={LINKS[tie]}>{t(`${tie}Link`)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Link className="button button-quiet" to={paths.userMenu}>
        {t('backToMenu')}
      </Link>
    </Page>
  );
}
