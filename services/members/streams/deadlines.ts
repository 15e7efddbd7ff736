/** Erases a batch of a former member's data. */
export const ERASURE = 'erasure';

/** Sends a link to choose a new password, if the stream is a member's. */
export const PASSWORD_LINK = 'password-link';

/** Checks whether an account is unused. */
export const UNUSED_ACCOUNT = 'unused-account';
