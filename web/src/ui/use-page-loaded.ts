import { useSyncExternalStore } from 'react';

const listen = (listener: () => void) => {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
};

/** Whether the first load of the client is over, so that what is seen later no longer delays what is seen first. */
export const usePageLoaded = (): boolean => useSyncExternalStore(listen, () => document.readyState === 'complete');
