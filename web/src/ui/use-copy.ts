import { useState } from 'react';

export type CopyOutcome = 'copied' | 'notCopied';

/** Copies words to the clipboard, and knows what came of it. */
export const useCopy = (): { outcome: CopyOutcome | undefined; copy: (words: string) => Promise<void> } => {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const copy = (words: string) =>
    navigator.clipboard.writeText(words).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return { outcome, copy };
};
