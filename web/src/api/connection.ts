import { useSyncExternalStore } from 'react';
import { isOnline } from '../browser/network';

const listeners = new Set<() => void>();
let isReached = true;

/** Notes whether the last call reached anybody. */
export const noteReached = (reached: boolean): void => {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls `listener` whenever the shop is reached again. @returns what ends that */
export const onReconnect = (listener: () => void): (() => void) => subscribe(() => isReached && listener());

/** Whether the shop could be reached when it was last called. */
export const useIsReached = (): boolean => useSyncExternalStore(subscribe, () => isReached);

const subscribeToNetwork = (listener: () => void): (() => void) => {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** Whether the device has a network at all. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, isOnline);
