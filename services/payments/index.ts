export { ProviderCalls } from './calls/provider-calls.js';
export { loadDemoCourses } from './demo/demo-courses.js';
export { PaymentsModule, paymentsPart } from './payments.module.js';
