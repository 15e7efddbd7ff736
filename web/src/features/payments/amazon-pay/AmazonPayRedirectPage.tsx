import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { Spinner } from '../../../ui/Spinner';
import { outcomeMessages } from '../outcome.messages';
import { buildCompletedSessionQuery } from './amazon-pay.api';

/** The member is back from Amazon: the shop completes what was approved there, and the next page tells. */
export default function AmazonPayRedirectPage() {
  const t = useWords(outcomeMessages);
  const { search } = useLocation();
  const sessionId = useSearchParams()[0].get('amazonCheckoutSessionId') ?? '';
  const { isPending } = useQuery({ ...buildCompletedSessionQuery(sessionId), enabled: sessionId !== '' });
  if (isPending && sessionId !== '') return <Spinner label={t('asking')} />;
  return <Navigate to={paths.completeBuyPointAmazonPay + search} replace />;
}
