import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/** The status of a version. `missed`: its day came without an announcement, so it never comes into force. */
export type VersionState = 'earlier' | 'in-force' | 'announced' | 'upcoming' | 'missed';

/** A version of a text in the operators' API. */
export interface LegalTextVersion {
  readonly version: number;
  /** The Tokyo day on which it comes into force, `2026-12-01`. */
  readonly in_force_from: string;
  readonly state: VersionState;
  readonly announced_at: IsoTime | null;
  /** The time at which the last member was mailed; null before that. */
  readonly mailed_at: IsoTime | null;
  /** The time at which agreement by silence had been recorded for all members; null before that. */
  readonly deemed_at: IsoTime | null;
}

/** A binding text in the operators' API. */
export interface LegalTextResource {
  /** The name of the text in its page's path, `terms-of-service`. */
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  /** True if members must agree to the text, so that changes need an announcement. */
  readonly is_agreed_to: boolean;
  readonly in_force_version: number;
  readonly in_force_from: string;
  /** The version after the one in force; null if there is none. */
  readonly next_version: number | null;
  readonly next_from: string | null;
  /** `none` if there is no next version. */
  readonly next_state: 'none' | 'announced' | 'upcoming' | 'missed';
  /** The last Tokyo day to announce it; null if there is nothing to announce. */
  readonly announce_by: string | null;
  /** True until that day has passed. */
  readonly is_announceable: boolean;
  /** Newest first. */
  readonly versions: readonly LegalTextVersion[];
  /** The number of announced versions. */
  readonly version: number;
}
