import type { FirstPicture } from '../../platform/http/pages/page-head.js';

/** Where the shop's own rasters lie; each has a copy of half its width beside it. */
const OWN_RASTER = /^(\/(?:images|uploads)\/.+)\.webp$/;

/** Where the client shows them: how wide their files are, and how wide they are shown. */
const PLACES = {
  banner: { width: 1600, sizes: '(width >= 64rem) 46rem, 60vw' },
  gallery: { width: 960, sizes: '(width >= 64rem) 33rem, 100vw' },
  tile: { width: 960, sizes: '(width >= 64rem) 22rem, (width >= 40rem) 30vw, 60vw' },
} as const;

export type PicturePlace = keyof typeof PLACES;

/** A picture as the client asks for it at its place. `test/first-pictures.spec.ts` holds both to the same. */
export const findFirstPicture = (src: string, place: PicturePlace): FirstPicture => {
  const { width, sizes } = PLACES[place];
  const name = OWN_RASTER.exec(src)?.[1];
  const stage = place === 'tile' ? null : place;
  return { src, stage, sources: name ? `${name}.half.webp ${width / 2}w, ${src} ${width}w` : null, sizes };
};
