import type { Done, Flag } from '../../platform/http/requests/wire.contract.js';

/** An announced version of a text, with the member's response to it. */
export interface OwnAnnouncement {
  readonly id: string;
  /** The name of the text in its page's path. */
  readonly name: string;
  readonly title: string;
  readonly version: number;
  /** The Tokyo day on which it comes into force, `2027-02-01`. */
  readonly in_force_from: string;
  /** The page of the client that shows it. */
  readonly path: string;
  readonly is_in_force: Flag;
  /** '1' if the member marked the announcement as read, or agreed by registering or by the button. */
  readonly is_read: Flag;
  /** The way in which the member agreed: by registering, by the button, or by silence; '' if they have not agreed. */
  readonly agreed: '' | 'registered' | 'agreed' | 'deemed';
  /** '1' if an objection of the member is recorded. */
  readonly is_objected: Flag;
}

export interface OwnAnnouncementsResponse extends Done {
  readonly list: readonly OwnAnnouncement[];
}

export interface OwnAnnouncementsCalls {
  /** Lists the latest announced version of each text, with the member's response to it; this project's own. */
  'GET /api/user/legal_texts': { answer: OwnAnnouncementsResponse };
}
