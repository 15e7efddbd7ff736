import { useEffect, useRef, useState } from 'react';
import { monotonicMs } from '../browser/clock';
import { amountBetween } from './count-up.rules';
import { wantsLessMotion } from './motion';

const DURATION_MS = 700;

/** A number that counts from what it was to `target`; at once for visitors that asked for less motion. */
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
    if (wantsLessMotion()) return show(target);
    const startMs = monotonicMs();
    const step = (nowMs: number) => {
      show(amountBetween(from, target, (nowMs - startMs) / DURATION_MS));
      if (last.current !== target) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
};
