import type { IsoTime } from '../../platform/http/requests/wire.contract.js';

/**
 * How a version stands: over, in force, told to members, still to be told to them, or come to its day without having been
 * told, and so never in force.
 */
export type VersionState = 'earlier' | 'in-force' | 'announced' | 'upcoming' | 'missed';

/** A version of a text, as operators see it. */
export interface LegalTextVersion {
  readonly version: number;
  /** The Tokyo day, `2026-12-01`. */
  readonly in_force_from: string;
  readonly state: VersionState;
  readonly announced_at: IsoTime | null;
  /** When the last member was mailed; null while some are not. */
  readonly mailed_at: IsoTime | null;
  /** Since when all who have said nothing are kept as agreeing. */
  readonly deemed_at: IsoTime | null;
}

/** A text that people are bound by, as operators see it. */
export interface LegalTextResource {
  /** As its page is called, `terms-of-service`. */
  readonly id: string;
  readonly name: string;
  readonly name_en: string;
  /** Whether members agree to it, so that a change has to be announced to them. */
  readonly is_agreed_to: boolean;
  readonly in_force_version: number;
  readonly in_force_from: string;
  /** The version that comes next; null where there is none. */
  readonly next_version: number | null;
  readonly next_from: string | null;
  /** `none`: there is none. */
  readonly next_state: 'none' | 'announced' | 'upcoming' | 'missed';
  /** The last Tokyo day on which it can be announced; null where there is nothing to announce. */
  readonly announce_by: string | null;
  /** Whether that day has not passed. */
  readonly is_announceable: boolean;
  /** Newest first. */
  readonly versions: readonly LegalTextVersion[];
  /** How often one of its versions was announced. */
  readonly version: number;
}
