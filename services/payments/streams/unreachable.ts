/** The code of a failure: nothing has reached the provider, now or ever, and so nothing was ordered. */
export const UNREACHABLE = 'unreachable';
