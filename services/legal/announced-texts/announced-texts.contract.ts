import type { Done } from '../../platform/http/requests/wire.contract.js';

/** A version of a text that comes into force. */
export interface AnnouncedText {
  readonly id: string;
  readonly title: string;
  /** The Tokyo day, `2027-02-01`. */
  readonly in_force_from: string;
  /** The page of the client on which it is read. */
  readonly path: string;
}

export interface AnnouncedTextsResponse extends Done {
  readonly list: readonly AnnouncedText[];
}

export interface AnnouncedTextsCalls {
  /** What members have been told will come into force, for those who are about to register; this project's own. */
  'GET /api/legal_texts': { answer: AnnouncedTextsResponse };
}
