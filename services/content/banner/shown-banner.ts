import type { Language } from '../../kernel/languages.js';
import type { Banner } from '../rows/banner.rows.js';
import type { BannerAnswer } from './banner.contract.js';

/** The banner as it is answered; a line without English is told in Japanese. */
export const shownBanner = ({ mode, files, alert, alert_en }: Banner, language: Language): BannerAnswer => ({
  state: 200,
  mode,
  list: files.map((file_name) => ({ file_name })),
  alert: (language === 'en' && alert_en) || alert,
});
