const DOUBLE_TAP_MS = 350;

/** Keeps the page from zooming and from its context menu: no double tap on one spot, no second finger. */
export const guardTouch = (page: Document): void => {
  let lastTap = { atMs: Number.NEGATIVE_INFINITY, on: null as EventTarget | null };
  page.addEventListener('contextmenu', (event) => event.preventDefault());
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
