/** The order never reached the provider, and never will. */
export const UNREACHABLE = 'unreachable';
/** The provider has the order, but the response with its payment data was lost, so nobody can pay it. */
export const RESPONSE_LOST = 'answer-lost';
/** Finance does not transfer the refund. */
export const WITHDRAWN = 'withdrawn';
