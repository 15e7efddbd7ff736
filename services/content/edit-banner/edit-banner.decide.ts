import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { BannerKept, BannerRefusal } from '../commands/banner.target.js';
import type { Slide, StoredBanner } from '../rows/banner.rows.js';

const isOver = ({ show_from, show_to }: Slide): boolean =>
  show_from !== null && show_to !== null && Date.parse(show_to) <= Date.parse(show_from);

/** Replaces the banner. The number of slides must match the pictures, and a button needs both words and a target. */
export const decideEditBanner = (banner: StoredBanner): Decision<BannerKept, BannerRefusal> => {
  const { mode, files, slides } = banner;
  const requiredCount = mode === 1 ? files.length : 0;
  if (slides.length !== 0 && slides.length !== requiredCount) return refuse({ code: 'SlidesWithoutPictures' });
  for (const [index, slide] of slides.entries()) {
    if (isOver(slide)) return refuse({ code: 'EndsTooEarly', slide: index });
    if ((slide.button || slide.button_en) && !slide.link) return refuse({ code: 'ButtonAlone', slide: index });
    if (slide.link && !slide.button) return refuse({ code: 'LinkAlone', slide: index });
  }
  return accept({ change: 'BannerKept', data: banner });
};
