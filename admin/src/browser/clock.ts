import { ServerTime } from '../../../services/platform/clients/server-time.shared.js';

/** Milliseconds since the page began; the clock for durations, since nobody can set it. */
export const getMonotonicMs = (): number => performance.now();

const serverTime = new ServerTime({ monotonicMs: getMonotonicMs, deviceMs: () => Date.now() });

/** The shop's time in milliseconds since 1970, however wrong the device's clock is. */
export const getNowMs = (): number => serverTime.nowMs();

/** Learns the shop's time from a response. @param sentMs the monotonic clock when it was asked for */
export const noteServerTime = ({ headers }: Response, sentMs: number): void => {
  if (headers.get('cache-control')?.includes('no-store')) serverTime.note(headers.get('date'), sentMs);
};
