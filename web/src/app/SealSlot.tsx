import './seal-slot.css';
import { Suspense } from 'react';
import { extra } from '../ui/extra';

const DrawSeal = extra(async () => ({ default: (await import('../features/fairness/components/DrawSeal')).DrawSeal }));

/** The check of a draw for pages of other parts; its place is kept, for the choice is made meanwhile. */
export function SealSlot({ historyId }: { historyId: string }) {
  return (
    <div className="seal-slot">
      <Suspense>
        <DrawSeal historyId={historyId} />
      </Suspense>
    </div>
  );
}
