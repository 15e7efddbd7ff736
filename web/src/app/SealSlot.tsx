import './seal-slot.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../browser/idle';
import { extra } from '../ui/extra';
import { useInView } from '../ui/use-in-view';

const DrawSeal = extra(async () => ({ default: (await import('../features/fairness/components/DrawSeal')).DrawSeal }));

/**
 * The check of a draw for pages of other parts; its place is kept, for the choice is made meanwhile. It begins once the place is
 * seen and the browser has nothing to do: the cards come first, and who does not look asks the shop for nothing.
 *
 * @param isLine in one line, as long as nothing is wrong
 */
export function SealSlot({ historyId, isLine = false }: { historyId: string; isLine?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isInView) whenIdle(() => setWanted(true));
  }, [isInView]);
  return (
    <div className={isLine ? 'seal-slot seal-slot-line' : 'seal-slot'} ref={place}>
      {isWanted && (
        <Suspense>
          <DrawSeal historyId={historyId} isLine={isLine} />
        </Suspense>
      )}
    </div>
  );
}
