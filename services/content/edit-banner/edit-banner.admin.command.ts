import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { RowReader } from '../../platform/http/requests/row-reader.js';
import { BannerTarget } from '../commands/banner.target.js';
import type { Slide } from '../rows/banner.rows.js';
import { BannerRequest, SlideRequest } from './edit-banner.contract.js';
import { decideEditBanner } from './edit-banner.decide.js';

const inUtc = (time: string | null | undefined): string | null => (time ? new Date(time).toISOString() : null);

/** Parses the slides of a request. @throws RefusedError 400 with messages under `slides.<row>.<field>` */
const parseSlides = (rows: readonly object[]): Slide[] => {
  const reader = new RowReader();
  const slides = reader.read('slides', rows, (row) => {
    const slide = parseRequest(SlideRequest, row);
    return { ...slide, show_from: inUtc(slide.show_from), show_to: inUtc(slide.show_to) };
  });
  reader.refuse();
  return slides;
};

/** Edits the banner at the top of the shop. */
export const editBanner = operatorCommand({
  route: 'PUT banners/:id',
  permission: 'edit-catalog',
  request: BannerRequest,
  prepare: ({ request: { version: _, reason: __, slides, ...banner } }) => ({ ...banner, slides: parseSlides(slides) }),
  target: BannerTarget,
  decide: (_, { prepared: banner }) => decideEditBanner(banner),
});
