import { useEffect, useState } from 'react';
import { nowMs } from '../browser/clock';

const TICK_MS = 1000;

/** Returns the shop's time in milliseconds, second by second. */
export const useNow = (): number => {
  const [shownMs, setShownMs] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setShownMs(nowMs()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return shownMs;
};
