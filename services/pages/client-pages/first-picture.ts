import type { FirstPicture } from '../../platform/http/pages/page-head.js';

/** Paths of the shop's raster images, each of which has a copy of half its width. */
const OWN_RASTER = /^(\/(?:images|uploads)\/.+)\.webp$/;

/** The positions of pictures in the client, with the width of the file and the displayed widths. */
const PLACES = {
  banner: { width: 1600, sizes: '(width >= 64rem) 46rem, 60vw' },
  gallery: { width: 960, sizes: '(width >= 64rem) 33rem, 100vw' },
  tile: { width: 960, sizes: '(width >= 64rem) 22rem, (width >= 40rem) 30vw, 60vw' },
} as const;

export type PicturePlace = keyof typeof PLACES;

/** Returns the sources of a picture that the client requests at a position. `test/first-pictures.spec.ts` compares both. */
export const findFirstPicture = (src: string, place: PicturePlace): FirstPicture => {
  const { width, sizes } = PLACES[place];
  const name = OWN_RASTER.exec(src)?.[1];
  const stage = place === 'tile' ? null : place;
  return { src, stage, sources: name ? `${name}.half.webp ${width / 2}w, ${src} ${width}w` : null, sizes };
};
