/** Where our own rasters lie; each has a copy of half its width beside it. */
const OWN_RASTER = /^(\/(?:images|uploads)\/.+)\.webp$/;

/**
 * The widths that a picture comes in, as `srcset` writes them; nothing for pictures of which there is only one.
 * @param width the full width in pixels
 */
export const sourcesOf = (src: string, width: number): string | undefined => {
  const name = OWN_RASTER.exec(src)?.[1];
  return name && `${name}.half.webp ${Math.round(width / 2)}w, ${src} ${width}w`;
};
