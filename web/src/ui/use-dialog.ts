import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { closeDialog, openDialog } from '../browser/dialog';

/** Opens a `<dialog>` over the page while it is mounted. @param onClose called for the Escape key */
export const useDialog = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // A dialog restores the focus only while it is in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openDialog(dialog);
    return () => closeDialog(dialog);
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel };
};
