/** The clocks of a device, in milliseconds. */
export interface DeviceClocks {
  /** Never jumps; its zero point is arbitrary. */
  monotonicMs(): number;
  /** Counts since 1970; users may set it to anything at any time. */
  deviceMs(): number;
}

/** A `Date` header names whole seconds. */
const SECOND_MS = 1000;

/**
 * Computes the shop's time on a device whose own clock may be wrong.
 *
 * Each response bounds it: it was written after its request was sent and before it arrived. The bounds of several responses are
 * narrowed to those they share, so a slow one does no harm. Within them the device's clock is believed, which is finer than a header.
 */
export class ServerTime {
  /** Bounds of the shop's time at the monotonic clock's zero. */
  private earliestMs = Number.NEGATIVE_INFINITY;
  private latestMs = Number.POSITIVE_INFINITY;
  private zeroMs: number | undefined;

  constructor(private readonly clocks: DeviceClocks) {}

  /**
   * Takes the time of a response that has just arrived. Responses from a cache must be left out.
   *
   * @param date the `Date` header; null and invalid dates are ignored
   * @param sentMs the monotonic clock at or before the sending of the request
   */
  note(date: string | null, sentMs: number): void {
    const writtenMs = Date.parse(date ?? '');
    if (Number.isNaN(writtenMs)) return;
    const receivedMs = this.clocks.monotonicMs();
    const earliestMs = writtenMs - receivedMs;
    const latestMs = writtenMs + SECOND_MS - sentMs;
    // A device that slept, or a shop whose clock was set, contradicts what was known: the newest response holds.
    const isConsistent = earliestMs <= this.latestMs && latestMs >= this.earliestMs;
    this.earliestMs = isConsistent ? Math.max(earliestMs, this.earliestMs) : earliestMs;
    this.latestMs = isConsistent ? Math.min(latestMs, this.latestMs) : latestMs;
    const deviceZeroMs = this.clocks.deviceMs() - receivedMs;
    this.zeroMs = Math.min(Math.max(deviceZeroMs, this.earliestMs), this.latestMs);
  }

  /** Returns the shop's time in milliseconds since 1970; the device's until a first response has come. */
  nowMs(): number {
    return this.zeroMs === undefined ? this.clocks.deviceMs() : this.zeroMs + this.clocks.monotonicMs();
  }
}
