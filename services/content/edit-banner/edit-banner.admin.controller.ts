import { Controller, Put } from '@nestjs/common';
import {
  type Answered,
  Commanded,
  ForOperators,
  type OperatorCommand,
  OperatorCommands,
} from '../../operators/index.js';
import { type BannerResource, BannerTarget } from '../commands/banner.target.js';
import { BannerRequest } from './edit-banner.contract.js';
import { decideEditBanner } from './edit-banner.decide.js';

/** `PUT /admin-api/banners/top`. */
@Controller('admin-api/banners')
export class EditBannerController {
  constructor(
    private readonly commands: OperatorCommands,
    private readonly banners: BannerTarget,
  ) {}

  @Put(':id')
  @ForOperators('owner')
  edit(@Commanded(BannerRequest) command: OperatorCommand<BannerRequest>): Promise<Answered<BannerResource>> {
    const { version: _, reason: __, ...banner } = command.request;
    return this.commands.run(command, this.banners, () => decideEditBanner(banner));
  }
}
