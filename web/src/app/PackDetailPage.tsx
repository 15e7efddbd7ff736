import { lazy, Suspense } from 'react';
import CatalogPage from '../features/catalog/PackDetailPage';
import { optionalPart } from './parts';

const LivePack = lazy(() => optionalPart(() => import('./LivePack')));

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
