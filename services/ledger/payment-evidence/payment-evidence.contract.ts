export interface PaymentEvidenceCalls {
  /** Downloads the draws paid for with a payment's points, with the proof of each, for its provider in a dispute. */
  'GET /admin-api/payments/{id}/evidence.csv': { file: 'text/csv' };
}
