import './seal-slot.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { runWhenIdle } from '../browser/idle';
import { loadOptional } from '../ui/extra';
import { useInView } from '../ui/use-in-view';

const DrawSeal = loadOptional(async () => ({
  default: (await import('../features/fairness/components/DrawSeal')).DrawSeal,
}));

/**
 * The verification of a draw, for pages of other parts. Its place is reserved, because the member chooses meanwhile. It begins once the
 * place is seen and the browser is idle: the cards come first. A place that is never seen sends no request.
 *
 * @param isLine in one line, as long as nothing is wrong
 */
export function SealSlot({ historyId, isLine = false }: { historyId: string; isLine?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isInView) runWhenIdle(() => setWanted(true));
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
