import type { DomainEvent, EventVersions } from '../../kernel/event.js';
import type { TokyoDate } from '../../kernel/time.js';

/** Members have been told that this version of a text will be in force from that day on. */
export type LegalTextAnnounced = DomainEvent<
  'LegalTextAnnounced',
  {
    /** As its page is called. */
    readonly text: string;
    readonly version: number;
    readonly inForceFrom: TokyoDate;
  }
>;

/** Stream `legal-text-<name>`. */
export type LegalTextEvent = LegalTextAnnounced;

export const legalTextEvents: EventVersions<LegalTextEvent> = { LegalTextAnnounced: 1 };
