import { tabStorage } from '../../browser/storage';
import { type Destination, parseDestination } from '../../paths';

const KEPT = 'points-wanted-for';

/** Keeps for this tab which pack the points are for, and what was chosen: other sites bring the browser back without it. */
export const keepDestinationQuery = (query: URLSearchParams): void => tabStorage.setItem(KEPT, query.toString());

/** The query of the confirmation that was left last in this tab. */
export const getKeptQuery = (): URLSearchParams => new URLSearchParams(tabStorage.getItem(KEPT) ?? '');

/** The pack of a payment, with the count that was wanted of it. @param packId as the shop remembers it; '' for none */
export const destinationOf = (packId: string): Destination => {
  const kept = parseDestination(getKeptQuery());
  return kept.packId === packId ? kept : { packId: packId || undefined, num: undefined };
};
