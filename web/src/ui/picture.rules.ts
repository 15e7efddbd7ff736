/** Matches the shop's own raster pictures; each has a copy of half its width beside it. */
const OWN_RASTER = /^(\/(?:images|uploads)\/.+)\.webp$/;

/**
 * Returns the `srcset` of a picture, or undefined when it exists in one width only.
 * @param width the full width in pixels
 */
export const sourcesOf = (src: string, width: number): string | undefined => {
  const name = OWN_RASTER.exec(src)?.[1];
  return name && `${name}.half.webp ${Math.round(width / 2)}w, ${src} ${width}w`;
};
