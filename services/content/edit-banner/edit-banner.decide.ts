import { accept, type Decision } from '../../kernel/decision.js';
import type { BannerKept } from '../commands/banner.target.js';
import type { Banner } from '../rows/banner.rows.js';

/** What stands on the top page is for whoever runs the shop to choose. */
export const decideEditBanner = (banner: Banner): Decision<BannerKept, never> =>
  accept({ type: 'BannerKept', data: banner });
