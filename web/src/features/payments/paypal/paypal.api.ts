import type {
  CreatePaypalOrderAnswer,
  CreatePaypalOrderRequest,
} from '../../../../../services/payments/buy-points/create-paypal-order.contract.js';
import type { Refusal } from '../../../api/answer';
import { api } from '../../../api/api';
import type { PayConfig } from '../payments.api';

/** The public values for PayPal's button. */
export type PaypalConfig = NonNullable<PayConfig['paypal']>;

/** Makes an order at PayPal, for its button to have approved. */
export const orderAtPaypal = (order: CreatePaypalOrderRequest) =>
  api.write<CreatePaypalOrderAnswer | Refusal>('/user/paypal/order', order);
