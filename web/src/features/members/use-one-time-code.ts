import { useEffect } from 'react';
import { readMessageCode } from '../../browser/credentials';

/**
 * Receives a code that the browser read from the shop's text message with the member's consent. Otherwise it is typed.
 */
export const useOneTimeCode = (onCode: (code: string) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, while the field is there
  useEffect(() => {
    const waiting = new AbortController();
    void readMessageCode(waiting.signal).then((code) => code && onCode(code));
    return () => waiting.abort();
  }, []);
};
