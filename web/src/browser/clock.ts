import { ServerTime } from '../../../services/platform/clients/server-time.shared.js';
import { getDeviceMs } from './device-clock';

/** Returns the milliseconds since the page was opened. Measure durations with it: nobody can set this clock. */
export const getMonotonicMs = (): number => performance.now();

const serverTime = new ServerTime({ monotonicMs: getMonotonicMs, deviceMs: getDeviceMs });

/** Returns the server's time in milliseconds since 1970. Compare deadlines with it: the device's clock may be wrong. */
export const getNowMs = (): number => serverTime.nowMs();

/** The HTML document requests the first response before any script runs, so its sending time is unknown. */
let sentNotBeforeMs: number | undefined = 0;

/**
 * Reads the server's time from a response. Responses that may come from a cache are ignored.
 *
 * @param sentMs the monotonic clock when the request was sent
 */
export const noteServerTime = ({ headers }: Response, sentMs: number): void => {
  if (!headers.get('cache-control')?.includes('no-store')) return;
  serverTime.note(headers.get('date'), sentNotBeforeMs ?? sentMs);
  sentNotBeforeMs = undefined;
};
