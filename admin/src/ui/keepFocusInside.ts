const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the keyboard focus inside a dialog whose focused control is disabled or removed, as a button is while its command
 * runs. The browser would move the focus to the page, where Escape and Tab no longer reach the dialog. The focus returns
 * to the control when it is enabled again, unless it has moved on.
 *
 * @param root the dialog's outermost element; one element below it has `tabindex="-1"`
 * @returns a function that ends the watch
 */
export const keepFocusInside = (root: HTMLElement): (() => void) => {
  const page = root.ownerDocument;
  let focused: HTMLElement | null = null;
  let displaced: HTMLElement | null = null;

  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
  };
  const restoreFocus = () => {
    const shelter = root.querySelector<HTMLElement>('[tabindex="-1"]');
    if (displaced && isUsable(displaced)) {
      if (page.activeElement === shelter || page.activeElement === page.body) displaced.focus();
      displaced = null;
    }
    if (!focused || isUsable(focused)) return;
    if (page.activeElement !== focused && page.activeElement !== page.body) return;
    displaced = focused;
    shelter?.focus();
  };

  root.addEventListener('focusin', noteFocus);
  const observer = new MutationObserver(restoreFocus);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', noteFocus);
  };
};
