export { ProviderCalls } from './calls/provider-calls.js';
export { PaymentTarget } from './commands/payment.target.js';
export { loadPaymentHoldings } from './commands/payment-holdings.js';
export { loadDemoCourses } from './demo/demo-courses.js';
export { loadDemoPayments } from './demo/demo-payments.js';
export { PaymentsModule, paymentsPart } from './payments.module.js';
export { addQuery } from './rows/calls.rows.js';
export { findCourse, IS_SOLD } from './rows/courses.rows.js';
export { hasPaid, shareCard } from './rows/payers.rows.js';
export { ALARMED_PAYMENTS } from './rows/payment-search.rows.js';
export { recordPayment } from './rows/payments.rows.js';
export { bonusOf } from './streams/bonus.js';
export { computeCoveredYen } from './streams/chargeback-parts.js';
export { dueOf } from './streams/due.js';
export { METHOD_RULES } from './streams/methods.js';
export { type MoneyMovement, type MovementKind, movementOf } from './streams/movements.js';
export type { Offer } from './streams/offer.js';
export type {
  ChargebackLost,
  ChargebackOpened,
  ChargebackWon,
  PaymentConfirmed,
  PaymentEvent,
  PaymentExpired,
  PaymentMethod,
  PaymentRequested,
  Provider,
  RefundBounced,
  RefundConfirmed,
  RefundFailed,
  RefundRequested,
} from './streams/payment.events.js';
export {
  isDisputed,
  isOpen,
  leftOf,
  type Payment,
  type PaymentStatus,
  paymentStream,
  paymentStreamOf,
} from './streams/payment.state.js';
export { receiveDeposit } from './streams/provider-status.js';
export type { PaymentResource } from './wire/payment.contract.js';
export type { FactRow } from './wire/payment-resource.js';
