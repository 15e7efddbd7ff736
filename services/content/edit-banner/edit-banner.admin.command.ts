import { Controller, Put } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { parseRequest } from '../../platform/http/contract.js';
import { RowReader } from '../../platform/http/row-reader.js';
import { BannerTarget } from '../commands/banner.target.js';
import type { Slide } from '../rows/banner.rows.js';
import type { BannerResource } from '../wire/banner.contract.js';
import { BannerRequest, SlideRequest } from './edit-banner.contract.js';
import { decideEditBanner } from './edit-banner.decide.js';

const inUtc = (time: string | null | undefined): string | null => (time ? new Date(time).toISOString() : null);

/** @throws RefusedError 400 with messages under `slides.<row>.<field>` */
const slidesOf = (rows: readonly object[]): Slide[] => {
  const reader = new RowReader();
  const slides = reader.read('slides', rows, (row) => {
    const slide = parseRequest(SlideRequest, row);
    return { ...slide, show_from: inUtc(slide.show_from), show_to: inUtc(slide.show_to) };
  });
  reader.refuse();
  return slides;
};

/** `PUT /admin-api/banners/top`. */
@Controller('admin-api/banners')
export class EditBannerController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly banners: BannerTarget,
  ) {}

  @Put(':id')
  @ForOperators('edit-catalog')
  edit(@Commanded(BannerRequest) command: OperatorCommand<BannerRequest>): Promise<Answered<BannerResource>> {
    const { version: _, reason: __, slides, ...banner } = command.request;
    const kept = { ...banner, slides: slidesOf(slides) };
    return this.commands.run(command, this.banners, () => decideEditBanner(kept));
  }
}
