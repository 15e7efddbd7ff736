import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

export interface MemberAgreement {
  /** The name of the text in its page's path: `terms-of-service`. */
  readonly text: string;
  readonly version: number;
  readonly agreed_at: IsoTime;
  /** The way of agreeing: by registering, by the button, or by silence until the version came into force. */
  readonly how: 'registered' | 'agreed' | 'deemed';
}

/** A member's written objection to a version before it came into force. */
export interface MemberObjection {
  readonly text: string;
  readonly version: number;
  /** The Tokyo day on which the letter arrived. */
  readonly received_on: string;
  readonly recorded_at: IsoTime;
}

/** An announced version. */
export interface ObjectableText {
  /** `terms-of-service.2` */
  readonly id: string;
  readonly text: string;
  readonly version: number;
  readonly in_force_from: string;
}

export interface MemberAgreementsResponse {
  /** Oldest first. */
  readonly agreements: readonly MemberAgreement[];
  /** In the order in which they were recorded. */
  readonly objections: readonly MemberObjection[];
  /** Announced versions that the member may still object to. */
  readonly announced: readonly ObjectableText[];
}
