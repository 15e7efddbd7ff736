import type { DomainEvent } from './event.js';
import { upcast, type VersionedEvent } from './event-declaration.js';

/** A kind of stream: what its streams are called, which facts they hold, and what these come to. */
export interface Stream<State, Event extends DomainEvent> {
  /** A stream is called by this and the id of what it is about: `pack-42`. No two kinds have the same. */
  readonly prefix: string;
  /** The types of its events, declared with `declareEvents`. */
  readonly events: Readonly<Record<Event['type'], object>>;
  /** What there is before the first fact. */
  initial(id: string): State;
  /** The state after one more fact. Pure; it never refuses one. */
  evolve(state: State, event: Event): State;
}

/** Any stream, whatever it is about. */
export interface AnyStream {
  readonly prefix: string;
  readonly events: Readonly<Record<string, object>>;
}

/** What the facts of a stream come to. */
export interface Loaded<State> {
  readonly state: State;
  /** How many facts there are: what the next one is appended to. */
  readonly version: number;
}

export const streamIdOf = ({ prefix }: AnyStream, id: string): string => `${prefix}-${id}`;

/** The id of what a stream of this kind is about. */
export const subjectOf = ({ prefix }: AnyStream, streamId: string): string => streamId.slice(prefix.length + 1);

const isFactOf = <State, Event extends DomainEvent>(stream: Stream<State, Event>, event: DomainEvent): event is Event =>
  Object.hasOwn(stream.events, event.type);

/**
 * Returns an event of the log as one of the stream's own, in its current version.
 *
 * @throws Error for one that is not, and for a version of a later release: a process that does not know it must not decide on what it leaves out
 */
export const factOf = <State, Event extends DomainEvent, Recorded extends DomainEvent & VersionedEvent>(
  stream: Stream<State, Event>,
  event: Recorded,
): Recorded & Event => {
  if (!isFactOf(stream, event)) throw new Error(`${event.type} is no fact of the streams ${stream.prefix}-…`);
  return upcast(event);
};
