import type { ReasonCode } from '../../platform/console-api/commands/reason-codes.shared.js';
import type { IsoTime } from '../../platform/http/wire.contract.js';

/** A command that waits for a second operator, or waited. */
export interface ApprovalResource {
  readonly id: string;
  readonly state: 'waiting' | 'approved' | 'declined' | 'used' | 'expired' | 'replaced';
  /** What the command is about. */
  readonly resource: string;
  readonly resource_id: string;
  /** What that is called; null where it has no name. */
  readonly subject_name: string | null;
  /** The same in English; null where it has no name of its own there. */
  readonly subject_name_en: string | null;
  readonly command: string;
  /** What the command says besides its reason; where people live and how they are reached is masked. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Something in it is masked: who asked has to give the command again where they gave it. */
  readonly by_hand: boolean;
  readonly reason: string;
  /** The same in a word; null where none was said. */
  readonly reason_code: ReasonCode | null;
  readonly worth: number;
  readonly unit: 'points' | 'coins' | 'yen' | 'percent' | 'operators';
  /** What that consists of, by name. */
  readonly about: Readonly<Record<string, number>>;
  readonly asked_by: string;
  readonly asked_by_name: string | null;
  /** Whether who reads it has asked: then it is another who decides, and they who carry it out. */
  readonly is_own: boolean;
  readonly asked_at: IsoTime;
  readonly expires_at: IsoTime;
  readonly decided_by_name: string | null;
  readonly decided_at: IsoTime | null;
  readonly decision_reason: string | null;
  readonly used_at: IsoTime | null;
  /** Keyed digest of the state that the approval is for; null for requests from before there was one, which have expired. */
  readonly state_digest: string | null;
  /** The request whose place this one took, because its object had changed; null for none. */
  readonly replaces: string | null;
  /** The request that took this one's place; null for none. */
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
