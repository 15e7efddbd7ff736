const DOUBLE_TAP_MS = 350;

/** Elements whose text is typed or copied, and which keep the context menu for that. */
const TEXT_FIELDS = 'input, textarea, [contenteditable]';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/** Keeps the page from zooming and, but for text fields, from its context menu: no double tap on one spot, no second finger. */
export const guardTouch = (page: Document): void => {
  let lastTap = { atMs: Number.NEGATIVE_INFINITY, on: null as EventTarget | null };
  page.addEventListener('contextmenu', (event) => {
    if (!isTextField(event.target)) event.preventDefault();
  });
  page.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length > 1) event.preventDefault();
    },
    { passive: false },
  );
  page.addEventListener(
    'touchend',
    (event) => {
      if (event.target === lastTap.on && event.timeStamp - lastTap.atMs < DOUBLE_TAP_MS) event.preventDefault();
      lastTap = { atMs: event.timeStamp, on: event.target };
    },
    { passive: false },
  );
};
