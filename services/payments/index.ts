export type { DepositEvent } from '../bank-deposits/streams/deposit.events.js';
export { ProviderCalls } from './calls/provider-calls.js';
export { loadDemoCourses } from './demo/demo-courses.js';
export { loadDemoPayments } from './demo/demo-payments.js';
export { PaymentsModule, paymentsPart } from './payments.module.js';
export { hasPaid, shareCard } from './rows/payers.rows.js';
export { ALARMED_PAYMENTS } from './rows/payment-search.rows.js';
export type {
  ChargebackLost,
  ChargebackOpened,
  ChargebackWon,
  PaymentConfirmed,
  PaymentExpired,
  RefundBounced,
  RefundConfirmed,
  RefundFailed,
} from './streams/payment.events.js';
