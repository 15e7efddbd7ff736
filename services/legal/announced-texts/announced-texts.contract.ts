import type { Done } from '../../platform/http/requests/wire.contract.js';

/** An announced version of a text. */
export interface AnnouncedText {
  readonly id: string;
  readonly title: string;
  /** The Tokyo day on which it comes into force, `2027-02-01`. */
  readonly in_force_from: string;
  /** The page of the client that shows it. */
  readonly path: string;
}

export interface AnnouncedTextsResponse extends Done {
  readonly list: readonly AnnouncedText[];
}

export interface AnnouncedTextsCalls {
  /** Lists announced versions for people who are about to register; this project's own. */
  'GET /api/legal_texts': { answer: AnnouncedTextsResponse };
}
