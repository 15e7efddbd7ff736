/** The device's own clock, in milliseconds since 1970. Anybody may set it: it is for comparison with itself alone. */
export const deviceMs = (): number => Date.now();

/** Milliseconds by which the device's clock leads the monotonic one. They change after sleep, or when somebody sets the clock. */
export const deviceLeadMs = (): number => deviceMs() - performance.now();
