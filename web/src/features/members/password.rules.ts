/** Tells the page behind the reissue that the password is another already; without it, that the mail is on its way. */
export const PASSWORD_CHANGED = 'password-changed';

/** How a page was come to, as the router tells it. */
interface Arrival {
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  readonly key: string;
}

/** The key of the first page of a visit, which nothing led to. */
const FIRST = 'default';

/** Whether the visitor has gone back, or forward, to a page that they had left. */
export const hasGoneBack = ({ type, key }: Arrival): boolean => type === 'POP' && key !== FIRST;
