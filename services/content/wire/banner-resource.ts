import { toTokyoIso } from '../../kernel/time.js';
import { type KeptBanner, PLAIN_SLIDE } from '../rows/banner.rows.js';
import type { BannerResource } from './banner.contract.js';

const inTokyo = (time: string | null): string | null => time && toTokyoIso(new Date(time));

/** Converts the banner to the operators' format, with a slide for every picture. */
export const toBannerResource = (id: string, { slides, ...banner }: KeptBanner): BannerResource => ({
  id,
  ...banner,
  slides:
    banner.mode === 2
      ? []
      : banner.files.map((file, index) => {
          const slide = slides[index] ?? PLAIN_SLIDE;
          return { file, ...slide, show_from: inTokyo(slide.show_from), show_to: inTokyo(slide.show_to) };
        }),
});
