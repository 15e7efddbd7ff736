import { useEffect } from 'react';
import { readMessageCode } from '../../browser/credentials';

/** Browsers that read a code out of a text message of this shop, once the member agrees, give it here. Else it is typed. */
export const useOneTimeCode = (onCode: (code: string) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, while the field is there
  useEffect(() => {
    const waiting = new AbortController();
    void readMessageCode(waiting.signal).then((code) => code && onCode(code));
    return () => waiting.abort();
  }, []);
};
