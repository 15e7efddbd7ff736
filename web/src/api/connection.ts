import { useSyncExternalStore } from 'react';
import { isOnline } from '../browser/network';

const listeners = new Set<() => void>();
let isReached = true;

/** Records whether the last request reached a server. */
export const noteReached = (reached: boolean): void => {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Calls `listener` whenever the shop becomes reachable again. @returns a function that unsubscribes */
export const onReconnect = (listener: () => void): (() => void) => subscribe(() => isReached && listener());

/** Returns true if the last request reached the shop. */
export const useIsReached = (): boolean => useSyncExternalStore(subscribe, () => isReached);

const subscribeToNetwork = (listener: () => void): (() => void) => {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** Returns true if the device has a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToNetwork, isOnline);
