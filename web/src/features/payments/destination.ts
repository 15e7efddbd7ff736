import { tabStorage } from '../../browser/storage';
import { type Destination, parseDestination } from '../../paths';

const KEPT = 'points-wanted-for';

/** Stores the requested pack and the choices in the tab, since other sites return the browser without them. */
export const storeQuery = (query: URLSearchParams): void => tabStorage.setItem(KEPT, query.toString());

/** Returns the query of the last confirmation in this tab. */
export const getStoredQuery = (): URLSearchParams => new URLSearchParams(tabStorage.getItem(KEPT) ?? '');

/**
 * Returns the pack of a payment, with the requested count.
 * @param packId as the shop has stored it; '' for none
 */
export const destinationOf = (packId: string): Destination => {
  const storedDestination = parseDestination(getStoredQuery());
  return storedDestination.packId === packId ? storedDestination : { packId: packId || undefined, num: undefined };
};
