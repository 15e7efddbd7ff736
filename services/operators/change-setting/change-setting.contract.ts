import { IsBoolean, IsOptional } from 'class-validator';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { SettingResource } from '../wire/setting.contract.js';

/** `POST /admin-api/settings/{name}/change`. */
export class ChangeSettingRequest extends CommandRequest {
  /** The new value; the rule checks it against the kind of the setting. */
  @IsOptional()
  value?: unknown;
}

/** `POST /admin-api/settings/maintenance/maintenance`. */
export class MaintenanceRequest extends CommandRequest {
  @IsBoolean(withMessage('オンまたはオフを選んでください。', 'Choose on or off.'))
  on!: boolean;
}

export interface ChangeSettingCalls {
  /** Changes a setting. */
  'POST /admin-api/settings/{name}/change': { request: ChangeSettingRequest; answer: SettingResource };
  /** Closes the shop for maintenance, or opens it. */
  'POST /admin-api/settings/{name}/maintenance': { request: MaintenanceRequest; answer: SettingResource };
}
