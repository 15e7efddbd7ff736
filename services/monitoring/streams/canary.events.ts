import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

/** The scheduler has emitted a test event in a lane, which shows how far an event of that lane gets. */
export type CanaryEmitted = DomainEvent<'CanaryEmitted', { readonly lane: number }>;

export const canaryEvents = declareEvents({
  CanaryEmitted: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
} satisfies EventDeclarations<CanaryEmitted>);
