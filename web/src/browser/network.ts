/** Tells whether the device has a network at all, as far as the browser knows. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Aborts after a time. A browser that cannot waits on. */
export const timeoutSignal = (ms: number): AbortSignal | undefined => globalThis.AbortSignal?.timeout?.(ms);
