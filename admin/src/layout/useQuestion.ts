import { useEffect, useRef, useState } from 'react';
import type { Question } from '../providers/confirmation';

/**
 * Answers a question that requests wait for with a dialog.
 *
 * @returns whether the dialog is to be shown, and what it calls with the operator's decision
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
