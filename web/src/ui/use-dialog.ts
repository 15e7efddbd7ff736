import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Opens a `<dialog>` over the page for as long as it is drawn. @param onClose called for the Escape key */
export const useDialog = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // A dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
};
