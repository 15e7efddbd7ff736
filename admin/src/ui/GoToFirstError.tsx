import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Focuses the first invalid field of the surrounding form, also after a refusal by the shop. */
export const GoToFirstError = () => {
  const { isSubmitting, submitCount } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount]);
  return <span ref={place} hidden />;
};
