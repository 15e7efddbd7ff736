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
