import { useEffect, useState } from 'react';
import { countdownText } from './countdown.rules';

const TICK_MS = 1000;

/** Counts down to a moment (ISO 8601), second by second. */
export function Countdown({ until }: { until: string }) {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="countdown" dateTime={until} role="timer">
      {countdownText(Date.parse(until) - nowMs)}
    </time>
  );
}
