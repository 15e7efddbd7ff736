import { ServerTime } from '../../../services/platform/clients/server-time.shared.js';
import { deviceMs } from './device-clock';

/** Milliseconds since the page began; the clock for durations, since nobody can set it. */
export const monotonicMs = (): number => performance.now();

const serverTime = new ServerTime({ monotonicMs, deviceMs });

/** The shop's time in milliseconds since 1970, however wrong the device's clock is; the clock for deadlines. */
export const nowMs = (): number => serverTime.nowMs();

/** The page itself asks for the first response, before any script runs. */
let sentNotBeforeMs: number | undefined = 0;

/**
 * Learns the shop's time from a response. One that a cache may have kept is ignored.
 *
 * @param sentMs the monotonic clock when it was asked for
 */
export const noteServerTime = ({ headers }: Response, sentMs: number): void => {
  if (!headers.get('cache-control')?.includes('no-store')) return;
  serverTime.note(headers.get('date'), sentNotBeforeMs ?? sentMs);
  sentNotBeforeMs = undefined;
};
