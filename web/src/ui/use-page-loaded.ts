import { useSyncExternalStore } from 'react';

const listen = (listener: () => void) => {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
};

/** Whether the page has loaded, with the largest picture of its first view: what is seen later no longer delays that. */
export const usePageLoaded = (): boolean => useSyncExternalStore(listen, () => document.readyState === 'complete');
