import { Suspense } from 'react';
import { loadOptional } from '../../../ui/extra';

const FinderForm = loadOptional(() => import('./FinderForm'));

/** Loads the form that searches, sorts and filters packs. A placeholder keeps its space. */
export function Finder({ type }: { type: string }) {
  return (
    <div className="finder-place">
      <Suspense>
        <FinderForm type={type} />
      </Suspense>
    </div>
  );
}
