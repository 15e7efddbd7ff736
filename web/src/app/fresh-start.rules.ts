import type { NavigationType } from 'react-router-dom';
import { paths } from '../paths';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Returns true if a navigation shows another page, which begins at its top. A query that is replaced in place only records a
 * choice on the same page.
 */
export const isOtherPage = (before: Address, now: Address, type: `${NavigationType}`): boolean =>
  before.pathname !== now.pathname || (before.search !== now.search && type !== 'REPLACE');

/** Lists that keep their scroll position for members who return from an item. */
const KEPT: readonly string[] = [paths.top, paths.packList];

/** Returns the initial scroll position of a page, in pixels. @param left position when it was left; undefined for a new page */
export const beginningOf = ({ pathname }: Address, type: `${NavigationType}`, left: number | undefined): number =>
  type === 'POP' && KEPT.includes(pathname) ? (left ?? 0) : 0;
