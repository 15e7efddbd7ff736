import { IsIn } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';

const CHOICE = withMessage('表示するかしないかを選んでください。', 'Choose whether they are shown.');

/** `POST /api/user/win_settings` */
export class HideWinsRequest {
  /** '1': what the member wins may be shown to everybody, without a name; '0': nothing of theirs, also of before. */
  @IsIn(['0', '1'], CHOICE)
  show!: Flag;
}

export interface WinSettingsResponse extends Done {
  readonly detail: { readonly show: Flag };
}

export interface HideWinsCalls {
  /** Whether cards of the upper rarities that the member draws are shown to everybody, without a name. */
  'GET /api/user/win_settings': { answer: WinSettingsResponse };
  /** Whether they are from now on; what was shown before goes, too. */
  'POST /api/user/win_settings': { request: HideWinsRequest; answer: WinSettingsResponse };
}
