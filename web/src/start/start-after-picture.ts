import { observePainted } from '../browser/paint';

/** Time after the frame of a loaded picture by which it is painted, for browsers that do not report paints. */
const SEEN_MS = 100;
/** Maximum time to wait for the picture on a slow connection. */
const MAX_WAIT_MS = 2000;

/**
 * Starts the client once the picture that the server put into the page is painted, so that scripts do not compete with it for
 * bandwidth. Starts at once without such a picture, on a press, and in a hidden tab.
 *
 * @param start may be called several times
 */
export const startAfterPicture = (start: () => void): void => {
  const picture = document.querySelector<HTMLImageElement>('.skeleton-banner > img');
  if (picture && !document.hidden) startAfter(picture, start);
  else start();
};

const startAfter = (picture: HTMLImageElement, start: () => void): void => {
  const soon = () => requestAnimationFrame(() => setTimeout(start, SEEN_MS));
  picture.addEventListener('error', start);
  picture.addEventListener('load', soon);
  if (picture.complete) soon();
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, start, { once: true });
  document.addEventListener('visibilitychange', start, { once: true });
  setTimeout(start, MAX_WAIT_MS);
  observePainted(picture, start);
};
