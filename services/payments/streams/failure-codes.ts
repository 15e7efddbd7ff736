/** Nothing has reached the provider, now or ever, and so nothing was ordered. */
export const UNREACHABLE = 'unreachable';
/** The provider has the order, but what the member needs to pay it was in an answer that never came: nobody can. */
export const ANSWER_LOST = 'answer-lost';
/** A refund by transfer that finance does not make after all. */
export const WITHDRAWN = 'withdrawn';
