import type { DomainEvent, RecordedEvent } from './event.js';

/**
 * Maps events to commands. Pure. The runner derives the id of a command from the policy and the event, and so executes it
 * once per event even after a crash. A policy that is new to a shop starts with the events of the last day. A policy of the
 * ledger starts with the first event.
 */
export interface Policy<Event extends DomainEvent = DomainEvent> {
  /** The name of its checkpoint, unique in the shop. */
  readonly name: string;
  /** True for commands about money: a command that fails is retried, never skipped. */
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
