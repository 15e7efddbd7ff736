/** Returns the device's clock, in milliseconds since 1970. Compare it only with itself: users may set it. */
export const getDeviceMs = (): number => Date.now();

/** Returns the device's clock minus the monotonic one. It changes after sleep, or when somebody sets the clock. */
export const getDeviceLeadMs = (): number => getDeviceMs() - performance.now();
