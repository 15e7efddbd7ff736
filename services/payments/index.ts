export { ProviderCalls } from './calls/provider-calls.js';
export { loadDemoCourses } from './demo/demo-courses.js';
export { loadDemoPayments } from './demo/demo-payments.js';
export { PaymentsModule, paymentsPart } from './payments.module.js';
export { ALARMED_PAYMENTS } from './rows/payment-search.rows.js';
