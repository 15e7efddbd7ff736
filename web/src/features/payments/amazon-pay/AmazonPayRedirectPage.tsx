import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { Spinner } from '../../../ui/Spinner';
import { outcomeMessages } from '../outcome.messages';
import { buildCompletedSessionQuery } from './amazon-pay.api';

/** Return page of Amazon. The shop completes the approved payment, and the next page shows the result. */
export default function AmazonPayRedirectPage() {
  const t = useWords(outcomeMessages);
  const { search } = useLocation();
  const sessionId = useSearchParams()[0].get('amazonCheckoutSessionId') ?? '';
  const { isPending } = useQuery({ ...buildCompletedSessionQuery(sessionId), enabled: sessionId !== '' });
  if (isPending && sessionId !== '') return <Spinner label={t('asking')} />;
  return <Navigate to={paths.completeBuyPointAmazonPay + search} replace />;
}
