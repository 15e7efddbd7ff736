import type { NavigationType } from 'react-router-dom';
import { paths } from '../paths';

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

/** Pages that whoever comes back to them finds where they were left: lists, from which one looks at one thing after another. */
const KEPT: readonly string[] = [paths.top, paths.packList];

/** Where a page begins, in pixels from its top. @param left where it was left; undefined for one that is new */
export const beginningOf = ({ pathname }: Address, type: `${NavigationType}`, left: number | undefined): number =>
  type === 'POP' && KEPT.includes(pathname) ? (left ?? 0) : 0;
