import type { Change } from './change.js';
import type { DomainEvent } from './event.js';

/** The reason why a rule refuses: a code, and the facts that a person needs to continue. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
}

/** The outcome of a rule: events to record or changes to make, or a refusal. */
export type Decision<Event extends DomainEvent | Change, No extends Refusal> =
  | { readonly events: readonly Event[]; readonly refusal?: undefined }
  | { readonly refusal: No; readonly events?: undefined };

export const accept = <Event extends DomainEvent | Change>(...events: Event[]): { events: readonly Event[] } => ({
  events,
});

export const refuse = <const No extends Refusal>(refusal: No): { refusal: No } => ({ refusal });
