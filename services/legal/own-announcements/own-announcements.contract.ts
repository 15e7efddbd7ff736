import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';

/** A version of a text that a member was told of. */
export interface OwnAnnouncement {
  readonly id: string;
  /** As its page is called. */
  readonly name: string;
  readonly title: string;
  readonly version: number;
  /** The Tokyo day, `2027-02-01`. */
  readonly in_force_from: string;
  /** The page of the client on which it is read. */
  readonly path: string;
  readonly is_in_force: Flag;
  /** Whether the member has said that they read of it, or has agreed to it by themselves. */
  readonly is_read: Flag;
  /** How the member has agreed to it: by registering, by saying so, by saying nothing; '' while they have not. */
  readonly agreed: '' | 'registered' | 'agreed' | 'deemed';
  /** Whether an objection of the member's is recorded. */
  readonly is_objected: Flag;
}

export interface OwnAnnouncementsResponse extends Done {
  readonly list: readonly OwnAnnouncement[];
}

export interface OwnAnnouncementsCalls {
  /** Of each text the version that was announced last, and how the member stands to it; this project's own. */
  'GET /api/user/legal_texts': { answer: OwnAnnouncementsResponse };
}
