import { useEffect, useState } from 'react';
import { wantsLessMotion } from './motion';

/** The index that is shown now of `count` things that take turns; it rests for visitors that asked for less motion. */
export const useRotation = (count: number, everyMs: number) => {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (count < 2 || wantsLessMotion()) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs]);
  return index % Math.max(1, count);
};
