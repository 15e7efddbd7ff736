import { useRef, useState } from 'react';
import { copyText } from '../browser/clipboard';

/** One press on a copy button, and its result. */
export interface CopyAttempt {
  readonly words: string;
  readonly isCopied: boolean;
  /** Running number of the press, counted per button. */
  readonly number: number;
}

/** Copies text to the clipboard and returns the result of the last attempt. */
export const useCopy = (): { attempt: CopyAttempt | undefined; copy: (words: string) => Promise<void> } => {
  const [attempt, setAttempt] = useState<CopyAttempt>();
  const presses = useRef(0);
  const copy = async (words: string) => {
    const isCopied = await copyText(words);
    presses.current += 1;
    setAttempt({ words, isCopied, number: presses.current });
  };
  return { attempt, copy };
};
