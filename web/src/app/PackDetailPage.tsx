import { Suspense } from 'react';
import CatalogPage from '../features/catalog/PackDetailPage';
import { loadOptional } from '../ui/extra';

const LivePack = loadOptional(() => import('./LivePack'));

/** A pack, with what happens to it now. */
export default function PackDetailPage() {
  return (
    <CatalogPage
      live={(packId) => (
        <Suspense>
          <LivePack packId={packId} />
        </Suspense>
      )}
    />
  );
}
