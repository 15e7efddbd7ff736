/** Messages: refusals beside fields, alerts, and what is said of something that was done. */
const MESSAGES = '.field-error, [role="alert"], [role="status"]';

/** Marks news that the page finds by itself, such as of a check that runs beside what the member reads. */
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

/** News of something that nobody waits for leaves the page where it is; refusals are always shown. */
const isHidden = (message: Element): boolean => {
  const isInWindow = isIn(window, message.getBoundingClientRect());
  return isInWindow ? isCovered(message) : message.getAttribute('role') !== 'status';
};

/** The message that is added or in which words change. One that comes as a part of a page was not waited for. */
const messageOf = (node: Node): Element[] => {
  const element = node instanceof Element ? node : node.parentElement;
  const message = element?.closest(MESSAGES);
  return message && !message.matches(UNREQUESTED) ? [message] : [];
};

const show = (element: Element): void => element.scrollIntoView({ block: 'center' });

/**
 * Brings messages into sight as they appear, and what the keyboard comes to, wherever a bar of the page would hide it. Of
 * several messages the first is shown.
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
