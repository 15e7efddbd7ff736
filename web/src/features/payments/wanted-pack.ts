import { tabStorage } from '../../browser/storage';
import { type Destination, parseDestination } from '../../paths';

const KEPT = 'points-wanted-for';

/** Keeps for this tab which pack the points are for, and what was chosen: other sites bring the browser back without it. */
export const keepWanted = (query: URLSearchParams): void => tabStorage.setItem(KEPT, query.toString());

/** The query of the confirmation that was left last in this tab. */
export const keptQuery = (): URLSearchParams => new URLSearchParams(tabStorage.getItem(KEPT) ?? '');

/** The pack of a payment, with the count that was wanted of it. @param packId as the shop remembers it; '' for none */
export const wantedOf = (packId: string): Destination => {
  const kept = parseDestination(keptQuery());
  return kept.packId === packId ? kept : { packId: packId || undefined, num: undefined };
};
