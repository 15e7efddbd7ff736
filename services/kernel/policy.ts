import type { DomainEvent, RecordedEvent } from './event.js';

/**
 * "When this has happened, do that": an event in, commands out. Pure; the runner executes each command once for each
 * event, whatever dies in between, by the command id it derives from the policy and the event. One that is new to a shop
 * begins with the facts of the last day; one of the ledger with the first of all.
 */
export interface Policy<Event extends DomainEvent = DomainEvent> {
  /** Unique over the shop; the name of its checkpoint. */
  readonly name: string;
  /** Its commands are about money: one that cannot be given may wait, but never be left out. */
  readonly isLedger?: true;
  readonly on: {
    readonly [Type in Event['type']]: (
      event: RecordedEvent<Extract<Event, { type: Type }>>,
      commandId: string,
    ) => object | null;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the runner handles every policy alike
export type AnyPolicy = Policy<any>;
