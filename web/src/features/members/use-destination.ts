import { useSearchParams } from 'react-router-dom';
import { addressOf, keepDestination, parseDestination } from '../../paths';

/** The place that the address of this page keeps in mind, and the ways to it. */
export const useDestination = () => {
  const destination = parseDestination(useSearchParams()[0]);
  return {
    /** the word for the way there; undefined when nothing is kept in mind */
    wordOfPlace: destination.next ? ('toNext' as const) : destination.packId ? ('toPack' as const) : undefined,
    /** the page that asked for the log-in, or the page of the pack; else the top page */
    place: addressOf(destination),
    /** the same place for a link in a mail; undefined when nothing is kept in mind */
    next: destination.next || destination.packId ? addressOf(destination) : undefined,
    /** another page that keeps it in mind */
    keepingOn: (path: string): string => keepDestination(path, destination),
  };
};
