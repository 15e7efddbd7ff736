import type { Role } from '../../platform/console-api/access/operator.js';
import type { IsoTime } from '../../platform/http/wire.contract.js';

/** An operator as the owners see them. */
export interface OperatorResource {
  readonly id: string;
  readonly mail: string;
  readonly name: string;
  readonly role: Role;
  readonly status: 'active' | 'disabled';
  readonly has_otp: boolean;
  readonly otp_required: boolean;
  /** Their own member's account, where an owner has named it; it does not draw, nor does one with their mail address. */
  readonly member_id: string | null;
  readonly created_at: IsoTime;
  readonly last_sign_in_at: IsoTime | null;
  readonly version: number;
}
