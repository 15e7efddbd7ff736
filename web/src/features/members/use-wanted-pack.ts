import { useSearchParams } from 'react-router-dom';
import { keeping, placeOf, wantedPack } from '../../paths';

/** The place that the address of this page keeps in mind, and the ways to it. */
export const useWantedPack = () => {
  const wanted = wantedPack(useSearchParams()[0]);
  return {
    /** the word for the way there; undefined when nothing is kept in mind */
    wordOfPlace: wanted.next ? ('toNext' as const) : wanted.packId ? ('toPack' as const) : undefined,
    /** the page that asked for the log-in, or the page of the pack; else the top page */
    place: placeOf(wanted),
    /** the same place for a link in a mail; undefined when nothing is kept in mind */
    next: wanted.next || wanted.packId ? placeOf(wanted) : undefined,
    /** another page that keeps it in mind */
    keepingOn: (path: string): string => keeping(path, wanted),
  };
};
