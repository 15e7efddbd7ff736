import { useEffect, useState } from 'react';
import { isMotionReduced } from './motion';

/** Rotates through `count` items and returns the current index. It pauses for visitors who prefer reduced motion. */
export const useRotation = (count: number, everyMs: number) => {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (count < 2 || isMotionReduced()) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs]);
  return index % Math.max(1, count);
};
