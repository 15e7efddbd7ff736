/** Something of a person who has left is to be erased. */
export const ERASURE = 'erasure';

/** A link to choose a new password with is to be sent, if the stream is a member's. */
export const PASSWORD_LINK = 'password-link';

/** An account may be unused by then. */
export const UNUSED_ACCOUNT = 'unused-account';
