import type { ShownSlide } from './content.api';

/** Returns true if the banner shows a film instead of pictures. */
export const isFilm = (mode: number | string): boolean => String(mode) === '2';

/** Returns the index of the picture at a position. Positions are unbounded in both directions. */
export const turnOf = (position: number, count: number): number => ((position % count) + count) % count;

const STAY_MS = 2500;
/** Longer time for pictures with text, which must be read. */
const WORDS_STAY_MS = 6000;

/** Returns how long a picture stays, in milliseconds: longer with text. */
export const stayOf = ({ headline, line, button }: Pick<ShownSlide, 'headline' | 'line' | 'button'>): number =>
  headline || line || button ? WORDS_STAY_MS : STAY_MS;

/** Minimum distance of a swipe, as a share of the picture's width. */
const SWIPE_SHARE = 0.12;

/** Returns the step of a swipe: 1 to the next picture, -1 to the previous, 0 for none. @param dx distance in pixels */
export const computeSwipeStep = (dx: number, width: number): -1 | 0 | 1 => {
  if (Math.abs(dx) < width * SWIPE_SHARE) return 0;
  return dx < 0 ? 1 : -1;
};

/** Splits the files of a film into playable sources, in order of preference, and the poster. */
export const filmOf = (files: readonly string[]): { sources: string[]; poster: string | undefined } => ({
  sources: files.filter((file) => !isPicture(file)),
  poster: files.find(isPicture),
});

const isPicture = (file: string): boolean => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file);
