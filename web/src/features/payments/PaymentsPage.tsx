import './own-payments.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Pager } from '../../ui/Pager';
import { Picture } from '../../ui/Picture';
import { pageOf } from '../../ui/pager.rules';
import { PaymentRow } from './components/PaymentRow';
import { ownPaymentsMessages } from './own-payments.messages';
import { buildPaymentsQuery } from './payments.api';

/** Page of the member's payments, newest first. */
export default function PaymentsPage() {
  const t = useWords(ownPaymentsMessages);
  const [query] = useSearchParams();
  const { data } = useSuspenseQuery(buildPaymentsQuery(pageOf(query)));
  return (
    <Page title={t('title')}>
      {data.list.length === 0 && (
        <div className="empty">
          <Picture src="/images/empty.svg" alt="" width={320} height={220} />
          <p>
            <strong>{t('none')}</strong>
          </p>
          <p>{t('noneText')}</p>
          <Link className="button" to={paths.buyPoint}>
            {t('buyPoint')}
          </Link>
        </div>
      )}
      <ul className="rows">
        {data.list.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      <Pager page={data.page} lastPage={data.all_page} />
    </Page>
  );
}
