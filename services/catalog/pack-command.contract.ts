import { IsInt, IsOptional } from 'class-validator';
import { says } from '../platform/http/contract.js';

/** `POST /admin-api/packs/{id}/{command}`, beside the reason. */
export class PackCommandRequest {
  /** The version that the operator looked at; without it the command goes to the pack as it is. */
  @IsOptional()
  @IsInt(says('画面を更新して、もう一度お試しください。', 'Reload the page and try again.'))
  version?: number | null;
}
