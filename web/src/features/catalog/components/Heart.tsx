import { Suspense } from 'react';
import { loadOptional } from '../../../ui/extra';
import type { Pack } from '../catalog.api';

const FavouriteButton = loadOptional(() => import('./FavouriteButton'));

/** Marks a pack as one of the member's favourites; it lies over what is drawn first, and comes a little later. */
export function Heart({ pack }: { pack: Pack }) {
  return (
    <Suspense>
      <FavouriteButton pack={pack} />
    </Suspense>
  );
}
