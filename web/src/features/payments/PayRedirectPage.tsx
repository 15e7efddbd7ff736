import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Spinner } from '../../ui/Spinner';
import { outcomeMessages } from './outcome.messages';
import { buildAppendedPaymentQuery } from './payments.api';

/** The member is back from the card's issuer: the shop asks how it ended, and the next page tells. */
export default function PayRedirectPage() {
  const t = useWords(outcomeMessages);
  const { search } = useLocation();
  const paymentId = useSearchParams()[0].get('payment_id') ?? '';
  // Whatever comes of it, the next page shows what the shop knows.
  const { isPending } = useQuery({ ...buildAppendedPaymentQuery(paymentId), enabled: paymentId !== '' });
  if (isPending && paymentId !== '') return <Spinner label={t('asking')} />;
  return <Navigate to={paths.completeBuyPoint + search} replace />;
}
