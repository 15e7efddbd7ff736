import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Spinner } from '../../ui/Spinner';
import { outcomeMessages } from './outcome.messages';
import { buildAppendedPaymentQuery } from './payments.api';

/** Return page of the card's issuer. The shop checks the result, and the next page shows it. */
export default function PayRedirectPage() {
  const t = useWords(outcomeMessages);
  const { search } = useLocation();
  const paymentId = useSearchParams()[0].get('payment_id') ?? '';
  // In any case, the next page shows the status known to the shop.
  const { isPending } = useQuery({ ...buildAppendedPaymentQuery(paymentId), enabled: paymentId !== '' });
  if (isPending && paymentId !== '') return <Spinner label={t('asking')} />;
  return <Navigate to={paths.completeBuyPoint + search} replace />;
}
