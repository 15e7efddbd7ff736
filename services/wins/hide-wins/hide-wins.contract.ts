import { IsIn } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';

const CHOICE = withMessage('表示するかしないかを選んでください。', 'Choose whether they are shown.');

/** `POST /api/user/win_settings` */
export class HideWinsRequest {
  /** '1' shows the member's wins to everybody, without a name. '0' hides them, earlier ones included. */
  @IsIn(['0', '1'], CHOICE)
  show!: Flag;
}

export interface WinSettingsResponse extends Done {
  readonly detail: { readonly show: Flag };
}

export interface HideWinsCalls {
  /** Returns whether the member's wins are shown to everybody, without a name. */
  'GET /api/user/win_settings': { answer: WinSettingsResponse };
  /** Shows or hides the member's wins, earlier ones included. */
  'POST /api/user/win_settings': { request: HideWinsRequest; answer: WinSettingsResponse };
}
