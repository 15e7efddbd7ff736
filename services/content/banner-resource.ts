import type { Banner } from './banner-row.js';

/** There is one banner; the operators' API lists it as the only one of its kind. */
export const BANNER_ID = 'top';

/** The banner as members and operators read it. */
export interface BannerOnWire {
  readonly mode: 1 | 2;
  readonly list: readonly { readonly file_name: string }[];
}

export const bannerOnWire = ({ mode, files }: Banner): BannerOnWire => ({
  mode,
  list: files.map((file_name) => ({ file_name })),
});
