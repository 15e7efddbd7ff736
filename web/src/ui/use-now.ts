import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** @returns the time in milliseconds, second by second */
export const useNow = (): number => {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};
