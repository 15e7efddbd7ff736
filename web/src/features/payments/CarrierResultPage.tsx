import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { getNowMs } from '../../browser/clock';
import { useWords } from '../../i18n/i18n';
import { logInFrom, paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/Spinner';
import { Failed, Outcome } from './components/Outcome';
import { outcomeMessages } from './outcome.messages';
import { newestOf } from './own-payments.rules';
import { buildAppendedPaymentQuery, buildPaymentsQuery } from './payments.api';

const CARRIER = '6';

/**
 * Return page of a carrier; the address tells success from failure but proves nothing. The shop asks the carrier's
 * provider, and the member sees the status known then.
 */
export default function CarrierResultPage() {
  const t = useWords(outcomeMessages);
  const { data: user, isPending: isLoading } = useQuery(currentUser);
  const location = useLocation();
  const isMember = user?.is_login === '1';
  const { data: payments, isPending: isListing } = useQuery({ ...buildPaymentsQuery(1), enabled: isMember });
  const paymentId = payments && newestOf(payments.list, CARRIER, new Date(getNowMs()))?.id;
  const { data: appended, isPending } = useQuery({
    ...buildAppendedPaymentQuery(paymentId ?? ''),
    enabled: Boolean(paymentId),
  });
  const isAsking = isLoading || (isMember && isListing) || (paymentId && isPending);
  const isSuccess = location.pathname.includes(paths.completeCarrier);
  if (isAsking) return <Spinner label={t('asking')} />;
  if (isMember && (isSuccess || (appended && appended.result !== '0'))) return <Outcome variant="carrier" />;
  if (!isSuccess) return <Failed variant="carrier" packId="" />;
  return (
    <Page title={t('underWayTitle')} narrow>
      <div className="panel notice">
        <p role="status">{t('received')}</p>
        <Link className="button" to={logInFrom(location)}>
          {t('logIn')}
        </Link>
      </div>
    </Page>
  );
}
