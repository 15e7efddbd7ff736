import { useRef } from 'react';
import { HttpError } from 'react-admin';
import { newKey } from '../providers/httpClient';

/** Whether the shop has said no; otherwise nobody knows what became of what was sent. */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && Object.keys(error.body?.errors ?? {}).length > 0;

/**
 * Sends commands without a dialog: what is sent again because its answer was lost goes under the key it had, so that it is
 * done once; what is sent after an answer is another command.
 */
export const useKeys = () => {
  const keys = useRef(new Map<string, string>());
  /** @param what the same for the same command */
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
