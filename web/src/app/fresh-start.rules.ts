import type { NavigationType } from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether a navigation shows another page, which begins at its top. A query that is replaced in place only notes what
 * was chosen on the page.
 */
export const isOtherPage = (before: Address, now: Address, type: `${NavigationType}`): boolean =>
  before.pathname !== now.pathname || (before.search !== now.search && type !== 'REPLACE');
