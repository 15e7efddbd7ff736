import { useSyncExternalStore } from 'react';

const listen = (listener: () => void) => {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
};

/** Returns true once the page has loaded, including its largest picture. Later content can no longer delay that picture. */
export const usePageLoaded = (): boolean => useSyncExternalStore(listen, () => document.readyState === 'complete');
