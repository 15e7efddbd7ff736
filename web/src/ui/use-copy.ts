import { useRef, useState } from 'react';
import { copyText } from '../browser/clipboard';

/** One press on a copy button, and what came of it. */
export interface CopyAttempt {
  readonly words: string;
  readonly isCopied: boolean;
  /** of this button's presses */
  readonly number: number;
}

/** Copies words to the clipboard, and knows what came of it. */
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
