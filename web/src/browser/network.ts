/** Returns false if the browser knows that the device has no network. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Returns a signal that aborts after `ms`; undefined where the browser does not support it. */
export const createTimeoutSignal = (ms: number): AbortSignal | undefined => globalThis.AbortSignal?.timeout?.(ms);
