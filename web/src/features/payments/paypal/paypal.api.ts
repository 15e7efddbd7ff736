import type {
  CreatePaypalOrderAnswer,
  CreatePaypalOrderRequest,
} from '../../../../../services/payments/buy-points/create-paypal-order.contract.js';
import { api } from '../../../api/api';
import type { Refusal } from '../../../api/response';
import type { PayConfig } from '../payments.api';

/** Public values for PayPal's button. */
export type PaypalConfig = NonNullable<PayConfig['paypal']>;

/** Creates an order at PayPal for approval by its button. */
export const orderAtPaypal = (order: CreatePaypalOrderRequest) =>
  api.write<CreatePaypalOrderAnswer | Refusal>('/user/paypal/order', order);
