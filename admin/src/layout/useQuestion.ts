import { useEffect, useRef, useState } from 'react';
import type { Question } from '../providers/confirmation';

/**
 * Answers a question that requests wait for with a dialog.
 *
 * @returns whether the dialog is to be shown, and what it calls with the operator's decision
 */
export const useQuestion = (question: Question) => {
  const answer = useRef<(agreed: boolean) => void>(() => undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    question.answeredBy(() => {
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => question.answeredBy(null);
  }, [question]);

  const close = (agreed: boolean) => {
    setOpen(false);
    answer.current(agreed);
  };
  return { open, close };
};
