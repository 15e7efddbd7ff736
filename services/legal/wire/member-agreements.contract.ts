import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

export interface MemberAgreement {
  /** As its page is called: `terms-of-service`. */
  readonly text: string;
  readonly version: number;
  readonly agreed_at: IsoTime;
  /** By registering, by saying so, or by saying nothing until the version came into force. */
  readonly how: 'registered' | 'agreed' | 'deemed';
}

/** A member has objected in writing to a version before it came into force. */
export interface MemberObjection {
  readonly text: string;
  readonly version: number;
  /** The Tokyo day on which the letter came. */
  readonly received_on: string;
  readonly recorded_at: IsoTime;
}

/** A version that members were told of. */
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
  /** As they were recorded. */
  readonly objections: readonly MemberObjection[];
  /** What the member may object to: announced, and no objection of theirs is recorded. */
  readonly announced: readonly ObjectableText[];
}
