import { useRef } from 'react';
import { HttpError } from 'react-admin';
import { newKey } from '../providers/httpClient';

/** Returns true if the shop refused the request. After any other error its outcome is unknown. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && Object.keys(error.body?.errors ?? {}).length > 0;

/**
 * Sends commands without a dialog. A retry after a lost response reuses the key, so the command is executed once.
 * A request after a response gets a new key.
 */
export const useKeys = () => {
  const keys = useRef(new Map<string, string>());
  /** Sends the command that `what` identifies; a retry has the same `what`. */
  return async <Result>(what: string, send: (key: string) => Promise<Result>): Promise<Result> => {
    const key = keys.current.get(what) ?? newKey();
    keys.current.set(what, key);
    try {
      const result = await send(key);
      keys.current.delete(what);
      return result;
    } catch (error) {
      if (isRefusal(error)) keys.current.delete(what);
      throw error;
    }
  };
};
