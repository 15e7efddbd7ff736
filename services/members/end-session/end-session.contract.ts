import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';
import { isText, Must } from '../wire/must.js';

const MAX_LENGTH = 40;

export class EndSessionRequest {
  /** The id from the list, or `others` for all sessions but the current one. */
  @Must(
    (value) => isText(value, 1, MAX_LENGTH),
    withMessage(
      'ログアウトする端末を、もう一度一覧から選んでください。',
      'Choose the device to log out from the list once more.',
    ),
  )
  session_id!: string;
}

export interface EndSessionCalls {
  /** Ends one session of the member, or all others. */
  'POST /api/user/session/end': { request: EndSessionRequest; answer: Done };
}
