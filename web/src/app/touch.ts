const DOUBLE_TAP_MS = 350;

/** Text fields, which keep the context menu for copy and paste. */
const TEXT_FIELDS = 'input, textarea, [contenteditable]';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/** Blocks zooming by double taps and two fingers, and the context menu outside text fields. */
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
