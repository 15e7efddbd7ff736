import { formatCountdown } from './countdown.rules';
import { useNow } from './use-now';

/** Counts down to a moment (ISO 8601), second by second. */
export function Countdown({ until }: { until: string }) {
  const nowMs = useNow();
  return (
    <time className="countdown" dateTime={until} role="timer">
      {formatCountdown(Date.parse(until) - nowMs)}
    </time>
  );
}
