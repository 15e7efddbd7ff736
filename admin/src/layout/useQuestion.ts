import { useEffect, useRef, useState } from 'react';
import type { Question } from '../providers/confirmation';

/**
 * Connects a dialog to a question that requests wait for.
 * @returns whether the dialog is open, and the function that closes it with the operator's decision
 */
export const useQuestion = (question: Question) => {
  const respond = useRef<(agreed: boolean) => void>(() => undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    question.registerDialog(() => {
      setOpen(true);
      return new Promise((resolve) => {
        respond.current = resolve;
      });
    });
    return () => question.registerDialog(null);
  }, [question]);

  const close = (agreed: boolean) => {
    setOpen(false);
    respond.current(agreed);
  };
  return { open, close };
};
