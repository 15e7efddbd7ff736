/** History state of the result page after a changed password; without it the page says that the mail was sent. */
export const PASSWORD_CHANGED = 'password-changed';

/** Navigation that led to a page, as the router reports it. */
interface Arrival {
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  readonly key: string;
}

/** Key of the first page of a visit. */
const FIRST = 'default';

/** Returns true if the visitor returned to a page through the browser's history. */
export const hasGoneBack = ({ type, key }: Arrival): boolean => type === 'POP' && key !== FIRST;
