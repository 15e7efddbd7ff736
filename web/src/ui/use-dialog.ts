import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { closeDialog, openDialog } from '../browser/dialog';

/** Opens a `<dialog>` over the page for as long as it is drawn. @param onClose called for the Escape key */
export const useDialog = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  // A dialog gives the focus back only while it is still in the page.
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
