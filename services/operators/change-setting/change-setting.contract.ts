import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { says } from '../../platform/http/contract.js';

/** `POST /admin-api/settings/{name}/change`. */
export class ChangeSettingRequest {
  /** Of the setting's kind; the rule looks at it. */
  @IsOptional()
  value?: unknown;

  /** The version that the owner looked at. */
  @IsOptional()
  @IsInt()
  version?: number;
}

/** `POST /admin-api/settings/maintenance/maintenance`. */
export class MaintenanceRequest {
  @IsBoolean(says('オンまたはオフを選んでください。', 'Choose on or off.'))
  on!: boolean;

  @IsOptional()
  @IsInt()
  version?: number;
}
