import type { Language } from '../../kernel/languages.js';
import { PLAIN_SLIDE, type Slide, type StoredBanner } from '../rows/banner.rows.js';
import type { BannerResponse, ShownSlide, WordedBannerResponse } from './banner.contract.js';

const isShown = ({ show_from, show_to }: Slide, now: Date): boolean =>
  (show_from === null || Date.parse(show_from) <= now.getTime()) &&
  (show_to === null || Date.parse(show_to) > now.getTime());

const toShownSlide = (file_name: string, slide: Slide, language: Language): ShownSlide => {
  const said = (ja: 'headline' | 'line' | 'button') => (language === 'en' && slide[`${ja}_en`]) || slide[ja];
  const button = slide.link ? { label: said('button'), link: slide.link } : null;
  return { file_name, headline: said('headline'), line: said('line'), button };
};

/**
 * Returns the banner at a time, with the words of its pictures. Missing English words are replaced by the Japanese. A picture is
 * shown from its start until just before its end.
 */
export const toWordedBanner = (
  { mode, files, slides, alert, alert_en }: StoredBanner,
  language: Language,
  now: Date,
): WordedBannerResponse => {
  const list = files.flatMap((file, index) => {
    const slide = slides[index] ?? PLAIN_SLIDE;
    return isShown(slide, now) ? [toShownSlide(file, slide, language)] : [];
  });
  return { state: 200, mode, list, alert: (language === 'en' && alert_en) || alert };
};

/** Returns the banner in the format of the specification: pictures without words. */
export const toShownBanner = (banner: StoredBanner, language: Language, now: Date): BannerResponse => {
  const { list, ...rest } = toWordedBanner(banner, language, now);
  return { ...rest, list: list.map(({ file_name }) => ({ file_name })) };
};
