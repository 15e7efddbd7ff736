/** Opens a stream of server-sent events. @returns undefined where the browser does not support them */
export const openEventStream = (address: string): EventSource | undefined => {
  try {
    return new EventSource(address);
  } catch {
    return undefined;
  }
};

/** Returns true if the browser gave up on a stream; false while it reconnects. */
export const isStreamClosed = ({ readyState }: EventSource): boolean => readyState === EventSource.CLOSED;
