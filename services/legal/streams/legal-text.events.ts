import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { TokyoDate } from '../../kernel/time.js';

/** A version of this text was announced to members, with the day on which it comes into force. */
export type LegalTextAnnounced = DomainEvent<
  'LegalTextAnnounced',
  {
    /** The name of the text in its page's path. */
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
