import './seal-slot.css';
import { Suspense, useEffect, useRef, useState } from 'react';
import { runWhenIdle } from '../browser/idle';
import { loadOptional } from '../ui/extra';
import { useInView } from '../ui/use-in-view';

const DrawSeal = loadOptional(async () => ({
  default: (await import('../features/fairness/components/DrawSeal')).DrawSeal,
}));

/**
 * Shows the verification of a draw on pages of other features, in a reserved space so that nothing moves while the member
 * chooses. It starts once it is in view and the browser is idle, so that the cards load first.
 *
 * @param isLine shows one line unless something is wrong
 */
export function LazySeal({ historyId, isLine = false }: { historyId: string; isLine?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (isInView) runWhenIdle(() => setStarted(true));
  }, [isInView]);
  return (
    <div className={isLine ? 'seal-slot seal-slot-line' : 'seal-slot'} ref={place}>
      {isStarted && (
        <Suspense>
          <DrawSeal historyId={historyId} isLine={isLine} />
        </Suspense>
      )}
    </div>
  );
}
