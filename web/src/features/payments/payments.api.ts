import { queryOptions } from '@tanstack/react-query';
import type { PackDetailResponse } from '../../../../services/catalog/pack-detail/pack-detail.contract.js';
import type { GiveBirthdayRequest } from '../../../../services/members/give-birthday/give-birthday.contract.js';
import type { AppendPaymentAnswer } from '../../../../services/payments/append-payment/append-payment.contract.js';
import type {
  BuyPointsAnswer,
  BuyPointsRequest,
} from '../../../../services/payments/buy-points/buy-points.contract.js';
import type { ChangeLimitsRequest } from '../../../../services/payments/change-limits/change-limits.contract.js';
import type {
  CourseAnswer,
  CourseListAnswer,
  ShownCourse,
} from '../../../../services/payments/courses/courses.contract.js';
import type { LastPaymentAnswer } from '../../../../services/payments/last-payment/last-payment.contract.js';
import type {
  MethodsAnswer,
  PayConfig,
  PayConfigAnswer,
  ShownMethod,
} from '../../../../services/payments/methods/methods.contract.js';
import type {
  ListedPayment,
  PaymentDetail,
  PaymentDetailAnswer,
  PaymentListAnswer,
} from '../../../../services/payments/payment-list/payment-list.contract.js';
import type {
  BankAnswer,
  PayEasyAnswer,
  StoreSlipDetailAnswer,
} from '../../../../services/payments/slips/slips.contract.js';
import type { OwnLimits, OwnLimitsAnswer } from '../../../../services/payments/wire/own-limits.contract.js';
import { api, toPagePath } from '../../api/api';
import { ApiError, type Refusal, type ResponseBody } from '../../api/response';
import { computeRefetchIntervalMs } from './own-payments.rules';

export type {
  LastPaymentAnswer,
  ListedPayment,
  OwnLimits,
  PayConfig,
  PaymentDetail,
  ShownCourse,
  ShownMethod,
  StoreSlipDetailAnswer,
};

/** Request of a purchase; the method decides which fields are required. */
export type PurchaseRequest = Partial<BuyPointsRequest> & {
  readonly pay_id: string;
};

const NOT_FOUND = 404;
const id = (value: string) => encodeURIComponent(value);

/** Resolves to null for state 404: the object does not exist or belongs to another member. Other errors are thrown. */
const nullIfMissing = async <A>(response: Promise<A>): Promise<A | null> => {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && error.state === NOT_FOUND) return null;
    throw error;
  }
};

export const courses = queryOptions({
  queryKey: ['payments', 'courses'],
  queryFn: async () => (await api.get<CourseListAnswer>('/user/point_price')).list,
});

/** Returns the query of a course; null if it is no longer sold. */
export const buildCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['payments', 'course', courseId],
    queryFn: async () =>
      (await nullIfMissing(api.get<CourseAnswer>(`/user/point_price/detail/${id(courseId)}`)))?.detail ?? null,
  });

/** Returns the query of the pack that the points are for; null if it is gone. */
export const buildPackToAffordQuery = (packId: string) =>
  queryOptions({
    queryKey: ['payments', 'pack', packId],
    queryFn: async () =>
      (await nullIfMissing(api.get<PackDetailResponse>(`/user/pack/detail/${id(packId)}`)))?.detail ?? null,
  });

export const payStyle = queryOptions({
  queryKey: ['payments', 'methods'],
  queryFn: async () => (await api.get<MethodsAnswer>('/user/pay_style')).list,
});

export const payConfig = queryOptions({
  queryKey: ['payments', 'config'],
  queryFn: async () => (await api.get<PayConfigAnswer>('/user/pay_config')).detail,
});

export const buyPoints = (request: PurchaseRequest) => api.write<BuyPointsAnswer | Refusal>('/user/point/buy', request);

/** Returns the query that makes the shop fetch a payment's status from the provider, once per return of the member. */
export const buildAppendedPaymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'append', paymentId],
    queryFn: () => api.write<AppendPaymentAnswer>('/user/point/append', { token: paymentId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Query of the session's last payment. */
export const lastPayment = queryOptions({
  queryKey: ['payments', 'last'],
  queryFn: () => api.get<LastPaymentAnswer>('/user/point/end'),
});

/**
 * Returns the query of a store's slip by its number: a refusal while the provider has not responded, null without a
 * slip.
 */
export const buildStoreSlipQuery = (number: string) =>
  queryOptions({
    queryKey: ['payments', 'store-slip', number],
    queryFn: () =>
      nullIfMissing(
        api.get<StoreSlipDetailAnswer | Refusal>(
          `/user/point/combini_number?${new URLSearchParams({ paymentID: number })}`,
        ),
      ),
  });

const named = (path: string, paymentId: string): string =>
  paymentId === '' ? path : `${path}?${new URLSearchParams({ paymentId })}`;

/** Returns the query of an open transfer, the newest one for ''; null without one. */
export const buildTransferQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'transfer', paymentId],
    queryFn: async () => (await nullIfMissing(api.get<BankAnswer>(named('/user/bank', paymentId))))?.detail ?? null,
  });

/**
 * Returns the query of an open Pay-easy payment, the newest one for ''. A refusal means that the provider has not
 * responded, null that none is open.
 */
export const buildPayEasyQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'pay-easy', paymentId],
    queryFn: () => nullIfMissing(api.get<PayEasyAnswer | Refusal>(named('/user/payge', paymentId))),
  });

export const buildPaymentsQuery = (page: number) =>
  queryOptions({
    queryKey: ['payments', 'list', page],
    queryFn: () => api.get<PaymentListAnswer>(toPagePath('/user/payment/list', page)),
    // Always refetched, since a list within its second of freshness would show outdated amounts.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => computeRefetchIntervalMs(state.data?.list ?? []),
  });

/** Returns the query of a member's payment, refetched until it is over; null for any other. */
export const buildPaymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'detail', paymentId],
    queryFn: async () =>
      (await nullIfMissing(api.get<PaymentDetailAnswer>(`/user/payment/detail/${id(paymentId)}`)))?.detail ?? null,
    refetchInterval: ({ state }) => computeRefetchIntervalMs(state.data ? [state.data] : []),
  });

export const ownLimits = queryOptions({
  queryKey: ['payments', 'limits'],
  queryFn: async () => (await api.get<OwnLimitsAnswer>('/user/limits')).detail,
});

export const changeLimits = (limits: ChangeLimitsRequest) =>
  api.write<OwnLimitsAnswer | Refusal>('/user/limits', limits);

export const giveBirthday = (request: GiveBirthdayRequest) =>
  api.write<ResponseBody | Refusal>('/user/birthday', request);

export const cancelPayment = (paymentId: string) =>
  api.write<ResponseBody>('/user/payment/cancel', { payment_id: paymentId });
