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
import { ApiError, type Refusal, type ResponseBody } from '../../api/answer';
import { api, toPagePath } from '../../api/api';
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

/** A purchase as the shop is asked for it; which fields are needed follows from the method. */
export type PurchaseRequest = Partial<BuyPointsRequest> & {
  readonly pay_id: string;
};

const NOT_FOUND = 404;
const id = (value: string) => encodeURIComponent(value);

/** What is not there, or not this member's, is null; anything else goes on failing. */
const unlessMissing = async <A>(response: Promise<A>): Promise<A | null> => {
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

/** Null for a course that is not sold any more. */
export const buildCourseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['payments', 'course', courseId],
    queryFn: async () =>
      (await unlessMissing(api.get<CourseAnswer>(`/user/point_price/detail/${id(courseId)}`)))?.detail ?? null,
  });

/** The pack that points are wanted for; null when it is gone. */
export const buildPackToAffordQuery = (packId: string) =>
  queryOptions({
    queryKey: ['payments', 'pack', packId],
    queryFn: async () =>
      (await unlessMissing(api.get<PackDetailResponse>(`/user/pack/detail/${id(packId)}`)))?.detail ?? null,
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

/** The shop asks the provider how a payment stands; asked once for each time that the member is back. */
export const buildAppendedPaymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'append', paymentId],
    queryFn: () => api.write<AppendPaymentAnswer>('/user/point/append', { token: paymentId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** How the session's last payment stands. */
export const lastPayment = queryOptions({
  queryKey: ['payments', 'last'],
  queryFn: () => api.get<LastPaymentAnswer>('/user/point/end'),
});

/** A slip for a store, by its number; a refusal while the provider has not answered; null when there is none. */
export const buildStoreSlipQuery = (number: string) =>
  queryOptions({
    queryKey: ['payments', 'store-slip', number],
    queryFn: () =>
      unlessMissing(
        api.get<StoreSlipDetailAnswer | Refusal>(
          `/user/point/combini_number?${new URLSearchParams({ paymentID: number })}`,
        ),
      ),
  });

const named = (path: string, paymentId: string): string =>
  paymentId === '' ? path : `${path}?${new URLSearchParams({ paymentId })}`;

/** An open transfer, the newest one for ''; null when there is none. */
export const buildTransferQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'transfer', paymentId],
    queryFn: async () => (await unlessMissing(api.get<BankAnswer>(named('/user/bank', paymentId))))?.detail ?? null,
  });

/** An open Pay-easy payment, the newest one for ''; a refusal while the provider has not answered; null when there is none. */
export const buildPayEasyQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'pay-easy', paymentId],
    queryFn: () => unlessMissing(api.get<PayEasyAnswer | Refusal>(named('/user/payge', paymentId))),
  });

export const buildPaymentsQuery = (page: number) =>
  queryOptions({
    queryKey: ['payments', 'list', page],
    queryFn: () => api.get<PaymentListAnswer>(toPagePath('/user/payment/list', page)),
    // Who comes back within the second for which a list counts as fresh would see money as it was.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => computeRefetchIntervalMs(state.data?.list ?? []),
  });

/** A payment of the member's own, asked about again until it is over; null for any other. */
export const buildPaymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: ['payments', 'detail', paymentId],
    queryFn: async () =>
      (await unlessMissing(api.get<PaymentDetailAnswer>(`/user/payment/detail/${id(paymentId)}`)))?.detail ?? null,
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
