/** Opens a dialog over the page; in a browser without modal dialogs it opens in its place. */
export const openDialog = (dialog: HTMLDialogElement): void => {
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
};

/** Shows a popover over everything, open dialogs too; where the browser has none, it lies where its style puts it. */
export const showOnTop = (popover: HTMLElement | null): void => popover?.showPopover?.();

/** Closes a dialog; a modal one gives the focus back. */
export const closeDialog = (dialog: HTMLDialogElement): void => {
  if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
};
