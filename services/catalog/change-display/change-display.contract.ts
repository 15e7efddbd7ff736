import { IsOptional } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { Html, Pictures, Place, Tags } from '../wire/catalog-fields.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

/** `POST /admin-api/packs/{id}/change-display`, beside the reason; what is absent stays as it is. */
export class ChangeDisplayRequest extends CommandRequest {
  @IsOptional()
  @Pictures()
  image?: string[];

  @IsOptional()
  @Place()
  position?: number;

  /** Each is a `PackTagRequest`. */
  @IsOptional()
  @Tags()
  tags?: object[];

  @IsOptional()
  @Html()
  detail?: string;

  @IsOptional()
  @Html()
  detail_en?: string;
}

export interface ChangeDisplayCalls {
  /** Changes how a pack is shown. */
  'POST /admin-api/packs/{id}/change-display': { request: ChangeDisplayRequest; answer: PackRecord };
}
