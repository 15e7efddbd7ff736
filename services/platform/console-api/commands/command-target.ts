import type { Change } from '../../../kernel/change.js';
import type { Refusal } from '../../../kernel/decision.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { RefusedError } from '../../http/envelope.js';
import type { CommandContext, StoreTransaction } from '../../store/transaction.js';

/** A thing as it stands under its locks. */
export interface Found<State> {
  readonly state: State;
  /** What an operator's `version` is held against; null where nothing but the locks keeps two operators apart. */
  readonly version: number | null;
}

/** What a target needs to append facts and to let rows follow them. */
export interface Keeping<State> {
  readonly tx: StoreTransaction;
  readonly context: CommandContext;
  readonly id: string;
  /** As it was; null for what is new. */
  readonly loaded: Found<State> | null;
}

/** What operators' commands are carried out on: a part gives one for each of its resources. */
export interface CommandTarget<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object> {
  /** What is locked while it is decided; nothing for an id that cannot be any. */
  locksOf(id: string): readonly string[] | Promise<readonly string[]>;
  /** Null where there is none; the id is as it comes from outside. */
  load(tx: StoreTransaction, id: string): Promise<Found<State> | null>;
  /** Appends the events and lets the rows follow, or makes the changes. @returns the thing as it then is */
  keep(keeping: Keeping<State>, events: readonly Event[]): State | Promise<State>;
  /** Returns the fields that the audit trail compares before and after. They contain no password, and no personal data that is deleted with an account. */
  auditedOf(state: State): object;
  /** The refusal as the operators' API tells it. */
  refused(refusal: No): RefusedError;
  /** It as the operators' API shows it, once all is committed; null where there is none. */
  show(id: string): Promise<Resource | null>;
  /** What does not wait for others to see it; called after each commit that was no refusal. */
  committed?(): Promise<void>;
}
