import { useEffect, useRef } from 'react';

/** Moves the focus to the first refused field whenever `errors` changes. @returns the ref of the form */
export const useFocusFirstError = (errors: object) => {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked when the refusal changes
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
};
