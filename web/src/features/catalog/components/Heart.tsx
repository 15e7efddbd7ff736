import { Suspense } from 'react';
import { loadOptional } from '../../../ui/extra';
import type { Pack } from '../catalog.api';

const FavouriteButton = loadOptional(() => import('./FavouriteButton'));

/** Favourite button on top of a pack's picture, loaded after the first paint. */
export function Heart({ pack }: { pack: Pack }) {
  return (
    <Suspense>
      <FavouriteButton pack={pack} />
    </Suspense>
  );
}
