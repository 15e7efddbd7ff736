import { observePainted } from '../browser/paint';

/** How long after its frame a picture is seen in any case; not every browser tells when, nor of every picture. */
const SEEN_MS = 100;
/** On a line on which the picture takes longer, the rest comes beside it. */
const MOST_MS = 2000;

/**
 * Starts the client once the picture that the shop put into the page is seen: fetched beside it, the client's scripts would keep it
 * from coming. Without such a picture, at a press and in a tab that nobody looks at, it starts at once.
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
  setTimeout(start, MOST_MS);
  observePainted(picture, start);
};
