/** Selects messages: errors beside fields, alerts and status messages. */
const MESSAGES = '.field-error, [role="alert"], [role="status"]';

/** Marks messages that the member did not cause, such as the result of a background check. */
const UNREQUESTED = '[data-unrequested]';

const isIn = (window: { innerHeight: number }, { top, bottom }: DOMRect): boolean =>
  top < window.innerHeight && bottom > 0;

/** Returns true if something fixed, such as a bar, covers a part of the element that is in the window. */
const isCovered = (element: Element): boolean => {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
    const hit = document.elementFromPoint(left + width / 2, y);
    return hit !== null && !element.contains(hit) && !hit.contains(element);
  });
};

const isSaid = (message: Element): boolean => message.textContent !== '' && message.getClientRects().length > 0;

/** Returns true if the page must scroll to the message. A status message outside the window does not scroll the page. */
const isHidden = (message: Element): boolean => {
  const isInWindow = isIn(window, message.getBoundingClientRect());
  return isInWindow ? isCovered(message) : message.getAttribute('role') !== 'status';
};

/** Returns the message that was added or changed. A message inside a newly added part of a page does not count. */
const messageOf = (node: Node): Element[] => {
  const element = node instanceof Element ? node : node.parentElement;
  const message = element?.closest(MESSAGES);
  return message && !message.matches(UNREQUESTED) ? [message] : [];
};

const show = (element: Element): void => element.scrollIntoView({ block: 'center' });

/**
 * Scrolls messages into view as they appear, and focused elements that a fixed bar covers. Of several messages it shows
 * the first.
 */
export const keepInSight = (page: Document): void => {
  new MutationObserver((changes) => {
    const said = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? messageOf(target) : Array.from(addedNodes).flatMap(messageOf),
    );
    const [first] = said
      .filter(isSaid)
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));
    if (first && isHidden(first)) show(first);
  }).observe(page.body, { childList: true, characterData: true, subtree: true });

  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible') && isCovered(target)) show(target);
  });
};
