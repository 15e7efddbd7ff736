export interface PaymentEvidenceCalls {
  /** What the points of a payment were spent on, draw by draw, with the proof of each, for its provider in a dispute. */
  'GET /admin-api/payments/{id}/evidence.csv': { file: 'text/csv' };
}
