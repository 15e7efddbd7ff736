/** Tells whether the device has a network at all, as far as the browser knows. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Aborts after a time. A browser that cannot abort waits on. */
export const timeoutSignal = (ms: number): AbortSignal | undefined => {
  if (typeof AbortSignal === 'undefined') return undefined;
  if (AbortSignal.timeout) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
};

/** Opens a stream of events. @returns undefined where the browser has none */
export const openEventStream = (address: string): EventSource | undefined => {
  try {
    return new EventSource(address);
  } catch {
    return undefined;
  }
};

/** Tells whether a stream was given up; one that is being opened again was not. */
export const isStreamClosed = ({ readyState }: EventSource): boolean => readyState === EventSource.CLOSED;
