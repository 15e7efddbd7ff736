import type { Role } from '../../platform/console-api/access/operator.js';
import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** An operator, as owners see it. */
export interface OperatorResource {
  readonly id: string;
  readonly mail: string;
  readonly name: string;
  readonly role: Role;
  readonly status: 'active' | 'disabled';
  readonly has_otp: boolean;
  readonly otp_required: boolean;
  /** The operator's own account as a member, if an owner has named it. It cannot draw, nor can one with the same mail address. */
  readonly member_id: string | null;
  readonly created_at: IsoTime;
  readonly last_sign_in_at: IsoTime | null;
  readonly version: number;
}
