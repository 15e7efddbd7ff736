import { queryOptions } from '@tanstack/react-query';
import type { ResponseBody } from '../../../api/answer';
import { api } from '../../../api/api';
import type { PayConfig } from '../payments.api';

/** The public values for Amazon's button; the payload is signed by the shop. */
export type AmazonPayConfig = NonNullable<PayConfig['amazon_pay']>;

/** Tells the shop that the member is back from Amazon. */
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
