import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api';
import type { ResponseBody } from '../../../api/response';
import type { PayConfig } from '../payments.api';

/** Public values for Amazon's button; the shop signs the payload. */
export type AmazonPayConfig = NonNullable<PayConfig['amazon_pay']>;

/** Returns the query that completes a session after the return from Amazon. */
export const buildCompletedSessionQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['payments', 'amazon-session', sessionId],
    queryFn: () =>
      api.get<ResponseBody>(
        `/user/complete_checkout_session?${new URLSearchParams({ amazonCheckoutSessionId: sessionId })}`,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
