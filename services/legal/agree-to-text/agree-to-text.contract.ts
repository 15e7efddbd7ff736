import { IsInt, IsString, Max, Min } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const RELOAD = withMessage('画面を更新して、もう一度お試しください。', 'Reload the page and try again.');

/** `POST /api/user/legal_texts/agree`. */
export class AgreeToTextRequest {
  /** The name of the text in its page's path. */
  @IsString(RELOAD)
  name!: string;

  @Max(999_999, RELOAD)
  @Min(1, RELOAD)
  @IsInt(RELOAD)
  version!: number;
}

export interface AgreeToTextCalls {
  /** Records the member's agreement to a version that is in force or announced; this project's own. */
  'POST /api/user/legal_texts/agree': { request: AgreeToTextRequest; answer: Done };
}
