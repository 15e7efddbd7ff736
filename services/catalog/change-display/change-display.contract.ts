import { IsOptional } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { Html, Pictures, Place, Tags } from '../wire/catalog-fields.contract.js';
import type { PackRecord } from '../wire/pack-record.contract.js';

/** The body of `POST /admin-api/packs/{id}/change-display`, with the reason. Absent fields stay unchanged. */
export class ChangeDisplayRequest extends CommandRequest {
  @IsOptional()
  @Pictures()
  image?: string[];

  @IsOptional()
  @Place()
  position?: number;

  /** Each entry is a `PackTagRequest`. */
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
  /** Changes the display of a pack. */
  'POST /admin-api/packs/{id}/change-display': { request: ChangeDisplayRequest; answer: PackRecord };
}
