import { Suspense } from 'react';
import CatalogPage from '../features/catalog/PackDetailPage';
import { loadOptional } from '../ui/extra';

const LivePack = loadOptional(() => import('./LivePack'));

/** Shows a pack with its live stock and recent wins. */
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
