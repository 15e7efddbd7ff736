import type { ShownSlide } from './content.api';

/** The banner shows a film instead of pictures. */
export const isFilm = (mode: number | string): boolean => String(mode) === '2';

/** Which of `count` pictures has its turn at a position; positions go on for ever, in both directions. */
export const turnOf = (position: number, count: number): number => ((position % count) + count) % count;

const STAY_MS = 2500;
/** Words are read, and their button is looked for. */
const WORDS_STAY_MS = 6000;

/** How long a picture stays, in milliseconds: longer where something is said over it. */
export const stayOf = ({ headline, line, button }: Pick<ShownSlide, 'headline' | 'line' | 'button'>): number =>
  headline || line || button ? WORDS_STAY_MS : STAY_MS;

/** The least way of a finger, as a share of the picture's width, that turns the page. */
const SWIPE_SHARE = 0.12;

/** Where a swipe leads: 1 to the next, -1 to the one before, 0 nowhere. @param dx the finger's way in pixels */
export const swipeStep = (dx: number, width: number): -1 | 0 | 1 => {
  if (Math.abs(dx) < width * SWIPE_SHARE) return 0;
  return dx < 0 ? 1 : -1;
};

/** The files of a film: what can be played, in order of preference, and the picture that stands for it until then. */
export const filmOf = (files: readonly string[]): { sources: string[]; poster: string | undefined } => ({
  sources: files.filter((file) => !isPicture(file)),
  poster: files.find(isPicture),
});

const isPicture = (file: string): boolean => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file);
