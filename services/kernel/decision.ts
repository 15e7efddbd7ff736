import type { DomainEvent } from './event.js';

/** Why a rule says no: a name, and what a person needs to know to go on. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
}

/** What a rule answers: facts to record, or why not. */
export type Decision<Event extends DomainEvent, No extends Refusal> =
  | { readonly events: readonly Event[]; readonly refusal?: undefined }
  | { readonly refusal: No; readonly events?: undefined };

export const accept = <Event extends DomainEvent>(...events: Event[]): { events: readonly Event[] } => ({ events });

export const refuse = <const No extends Refusal>(refusal: No): { refusal: No } => ({ refusal });
