import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
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

export const legalTextEvents = declareEvents({
  LegalTextAnnounced: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
} satisfies EventDeclarations<LegalTextEvent>);
