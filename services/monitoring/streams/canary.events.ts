import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';

/** The clock has emitted in a lane, so that it is seen how far a fact of that lane gets. */
export type CanaryEmitted = DomainEvent<'CanaryEmitted', { readonly lane: number }>;

export const canaryEvents = declareEvents({
  CanaryEmitted: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
} satisfies EventDeclarations<CanaryEmitted>);
