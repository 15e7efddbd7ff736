import { ServerTime } from '../../../services/platform/clients/server-time.shared.js';

/** Returns the milliseconds since the page loaded. Use it for durations, because nobody can set this clock. */
export const getMonotonicMs = (): number => performance.now();

const serverTime = new ServerTime({ monotonicMs: getMonotonicMs, deviceMs: () => Date.now() });

/** Returns the server's time in milliseconds since 1970, independent of the device's clock. */
export const getNowMs = (): number => serverTime.nowMs();

/**
 * Learns the server's time from a response.
 * @param sentMs the monotonic clock when the request was sent
 */
export const noteServerTime = ({ headers }: Response, sentMs: number): void => {
  if (headers.get('cache-control')?.includes('no-store')) serverTime.note(headers.get('date'), sentMs);
};
