import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Inside a form: leads to the first field that is wrong, also when it is the shop that refuses it. */
export const GoToFirstError = () => {
  const { isSubmitting, submitCount } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);
  return <span ref={place} hidden />;
};
