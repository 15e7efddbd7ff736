import type { Language } from '../../kernel/languages.js';
import { type Banner, PLAIN_SLIDE, type Slide } from '../rows/banner.rows.js';
import type { BannerAnswer, ShownSlide, WordedBannerAnswer } from './banner.contract.js';

const isShown = ({ show_from, show_to }: Slide, now: Date): boolean =>
  (show_from === null || Date.parse(show_from) <= now.getTime()) &&
  (show_to === null || Date.parse(show_to) > now.getTime());

const slideOf = (file_name: string, slide: Slide, language: Language): ShownSlide => {
  const said = (ja: 'headline' | 'line' | 'button') => (language === 'en' && slide[`${ja}_en`]) || slide[ja];
  const button = slide.link ? { label: said('button'), link: slide.link } : null;
  return { file_name, headline: said('headline'), line: said('line'), button };
};

/**
 * The banner as it is shown at an instant, with what is said over its pictures; where there is no English, the Japanese.
 * Of a picture the end is no longer its time, the start is.
 */
export const wordedBanner = (
  { mode, files, slides, alert, alert_en }: Banner,
  language: Language,
  now: Date,
): WordedBannerAnswer => {
  const list = files.flatMap((file, index) => {
    const slide = slides[index] ?? PLAIN_SLIDE;
    return isShown(slide, now) ? [slideOf(file, slide, language)] : [];
  });
  return { state: 200, mode, list, alert: (language === 'en' && alert_en) || alert };
};

/** The same as the specification has it: pictures alone. */
export const shownBanner = (banner: Banner, language: Language, now: Date): BannerAnswer => {
  const { list, ...rest } = wordedBanner(banner, language, now);
  return { ...rest, list: list.map(({ file_name }) => ({ file_name })) };
};
