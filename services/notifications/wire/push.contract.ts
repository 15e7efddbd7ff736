import type { Flag } from '../../platform/http/requests/wire.contract.js';

/** How it stands with telling a member on their devices. */
export interface PushDetail {
  /** What a browser subscribes for, in base64url; '' while the shop does not offer it. */
  readonly public_key: string;
  /** '1': the member is told on the device of this session. */
  readonly is_on: Flag;
  /** On so many devices the member is told, this one too. */
  readonly devices: number;
}

export interface PushResponse {
  readonly state: 200;
  readonly detail: PushDetail;
}
