import { useSearchParams } from 'react-router-dom';
import { addressOf, keepDestination, parseDestination } from '../../paths';

/** Returns the destination that the address of this page carries, and links to it. */
export const useDestination = () => {
  const destination = parseDestination(useSearchParams()[0]);
  return {
    /** key of the link's label; undefined without a destination */
    wordOfPlace: destination.next ? ('toNext' as const) : destination.packId ? ('toPack' as const) : undefined,
    /** page that required the log-in, or the pack's page, or the top page */
    place: addressOf(destination),
    /** the same address for a link in a mail; undefined without a destination */
    next: destination.next || destination.packId ? addressOf(destination) : undefined,
    /** returns the address of another page with the destination kept */
    keepingOn: (path: string): string => keepDestination(path, destination),
  };
};
