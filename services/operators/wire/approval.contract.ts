import type { ReasonCode } from '../../platform/console-api/commands/reason-codes.shared.js';
import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** A request for a second operator, open or closed. */
export interface ApprovalResource {
  readonly id: string;
  readonly state: 'waiting' | 'approved' | 'declined' | 'used' | 'expired' | 'replaced';
  /** The kind of the command's object. */
  readonly resource: string;
  readonly resource_id: string;
  /** The name of the object; null if it has none. */
  readonly subject_name: string | null;
  /** The English name; null if there is none. */
  readonly subject_name_en: string | null;
  readonly command: string;
  /** The fields of the command besides its reason; addresses and phone numbers are masked. */
  readonly request: Readonly<Record<string, unknown>>;
  /** True if a field is masked: the requester has to repeat the command on its own page. */
  readonly by_hand: boolean;
  readonly reason: string;
  /** The category of the reason; null if none was sent. */
  readonly reason_code: ReasonCode | null;
  readonly worth: number;
  readonly unit: 'points' | 'coins' | 'yen' | 'percent' | 'operators';
  /** The parts of the worth, by name. */
  readonly about: Readonly<Record<string, number>>;
  readonly asked_by: string;
  readonly asked_by_name: string | null;
  /** True if the reader is the requester: another operator decides, and the requester executes the command. */
  readonly is_own: boolean;
  readonly asked_at: IsoTime;
  readonly expires_at: IsoTime;
  readonly decided_by_name: string | null;
  readonly decided_at: IsoTime | null;
  readonly decision_reason: string | null;
  readonly used_at: IsoTime | null;
  /** Keyed digest of the state that the approval is for; null for requests from before there was one, which have expired. */
  readonly state_digest: string | null;
  /** The request that this one replaced, because its object had changed; null for none. */
  readonly replaces: string | null;
  /** The request that replaced this one; null for none. */
  readonly replaced_by: string | null;
  /** Differences between what `replaces` was asked for and this request; amounts are null for fields of the object. */
  readonly changed: readonly ApprovalChange[];
  /** Operators' changes of the object since this was asked; empty in lists. */
  readonly changed_since: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  readonly version: number;
}

/** `field` is `worth`, `unit`, `about.<part>`, `binds.<name>`, or a field of the object. */
export interface ApprovalChange {
  readonly field: string;
  readonly before: number | null;
  readonly after: number | null;
}
