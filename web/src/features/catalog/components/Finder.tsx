import { Suspense } from 'react';
import { loadOptional } from '../../../ui/extra';

const FinderForm = loadOptional(() => import('./FinderForm'));

/** Searches, orders and chooses among the packs of a type; its place is kept until it has come. */
export function Finder({ type }: { type: string }) {
  return (
    <div className="finder-place">
      <Suspense>
        <FinderForm type={type} />
      </Suspense>
    </div>
  );
}
