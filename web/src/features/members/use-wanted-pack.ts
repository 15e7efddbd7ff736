import { useSearchParams } from 'react-router-dom';
import { keeping, placeOf, wantedPack } from '../../app/paths';

/** The pack that the address of this page keeps in mind, and the ways to it. */
export const useWantedPack = () => {
  const wanted = wantedPack(useSearchParams()[0]);
  return {
    isPack: wanted.packId !== undefined,
    /** where it is bought; without a pack, the top page */
    place: placeOf(wanted),
    /** another page that keeps it in mind */
    keepingOn: (path: string): string => keeping(path, wanted),
  };
};
