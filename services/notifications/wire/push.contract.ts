import type { Flag } from '../../platform/http/requests/wire.contract.js';

/** The push status of a member. */
export interface PushDetail {
  /** The public key for the browser's subscription, in base64url; '' while push is not configured. */
  readonly public_key: string;
  /** '1' if the device of this session is subscribed. */
  readonly is_on: Flag;
  /** The number of the member's subscribed devices, this one included. */
  readonly devices: number;
}

export interface PushResponse {
  readonly state: 200;
  readonly detail: PushDetail;
}
