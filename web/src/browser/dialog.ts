/** Opens a modal dialog; browsers without modal dialogs show it inline. */
export const openDialog = (dialog: HTMLDialogElement): void => {
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
};

/** Shows a popover over everything, even open dialogs. Browsers without popovers place it by its style. */
export const showOnTop = (popover: HTMLElement | null): void => popover?.showPopover?.();

/** Closes a dialog; a modal one restores the focus. */
export const closeDialog = (dialog: HTMLDialogElement): void => {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
};
