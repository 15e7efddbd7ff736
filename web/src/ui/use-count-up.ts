import { useEffect, useRef, useState } from 'react';
import { getMonotonicMs } from '../browser/clock';
import { computeShownAmount } from './count-up.rules';
import { isMotionReduced } from './motion';

const DURATION_MS = 700;

/** Animates a number from its previous value to `target`; without animation for visitors who prefer reduced motion. */
export const useCountUp = (target: number): number => {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const show = (amount: number) => {
      last.current = amount;
      setShown(amount);
    };
    const from = last.current;
    if (from === target) return;
    if (isMotionReduced()) return show(target);
    const startMs = getMonotonicMs();
    const step = (nowMs: number) => {
      show(computeShownAmount(from, target, (nowMs - startMs) / DURATION_MS));
      if (last.current !== target) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
};
