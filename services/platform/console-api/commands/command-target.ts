import type { Change } from '../../../kernel/change.js';
import type { Refusal } from '../../../kernel/decision.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { RefusedError } from '../../http/responses/envelope.js';
import type { CommandContext, StoreTransaction } from '../../store/transaction.js';

/** An object as loaded under its locks. */
export interface Found<State> {
  readonly state: State;
  /** The version that the operator's `version` is compared with; null if only the locks protect the object. */
  readonly version: number | null;
}

/** The input of `keep`: the transaction and the object as loaded. */
export interface Keeping<State> {
  readonly tx: StoreTransaction;
  readonly context: CommandContext;
  readonly id: string;
  /** The object before the command; null for a new one. */
  readonly loaded: Found<State> | null;
}

/** The object of operators' commands. A module provides one for each of its resources. */
export interface CommandTarget<State, Event extends DomainEvent | Change, No extends Refusal, Resource extends object> {
  /** Returns the locks held while the rule decides; none for an id that cannot exist. */
  locksOf(id: string): readonly string[] | Promise<readonly string[]>;
  /** Loads the object; null if there is none. The id is unchecked input. */
  load(tx: StoreTransaction, id: string): Promise<Found<State> | null>;
  /** Appends the events and updates the rows, or makes the changes. @returns the new state */
  keep(keeping: Keeping<State>, events: readonly Event[]): State | Promise<State>;
  /**
   * Returns the fields that the audit trail compares. No password, and of a person only fields that may outlive the account.
   */
  auditedOf(state: State): object;
  /** Returns the refusal for the operators' API. */
  refused(refusal: No): RefusedError;
  /** Returns the object as the operators' API shows it after the commit; null if there is none. */
  show(id: string): Promise<Resource | null>;
  /** Makes the change visible to others at once. Called after each commit of an accepted command. */
  committed?(): Promise<void>;
}
