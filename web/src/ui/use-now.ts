import { useEffect, useState } from 'react';
import { getNowMs } from '../browser/clock';

const TICK_MS = 1000;

/** Returns the server's time in milliseconds, updated every second. */
export const useNow = (): number => {
  const [shownMs, setShownMs] = useState(getNowMs);
  useEffect(() => {
    const timer = setInterval(() => setShownMs(getNowMs()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return shownMs;
};
