import type { DomainEvent } from './event.js';
import { upcast, type VersionedEvent } from './event-declaration.js';

/** A kind of stream: the prefix of its ids, its events, and the state that they fold into. */
export interface Stream<State, Event extends DomainEvent> {
  /** The first part of a stream's id, unique to the kind: `pack` in `pack-42`. */
  readonly prefix: string;
  /** The types of its events, declared with `declareEvents`. */
  readonly events: Readonly<Record<Event['type'], object>>;
  /** Returns the state before the first event. */
  initial(id: string): State;
  /** Returns the state after one more event. Pure; it never refuses an event. */
  evolve(state: State, event: Event): State;
}

/** A stream with any state and events. */
export interface AnyStream {
  readonly prefix: string;
  readonly events: Readonly<Record<string, object>>;
}

/** The folded state of a stream. */
export interface Loaded<State> {
  readonly state: State;
  /** The number of events: the expected version of the next append. */
  readonly version: number;
}

export const streamIdOf = ({ prefix }: AnyStream, id: string): string => `${prefix}-${id}`;

/** Returns the id of the stream's subject: `42` for `pack-42`. */
export const subjectOf = ({ prefix }: AnyStream, streamId: string): string => streamId.slice(prefix.length + 1);

const isFactOf = <State, Event extends DomainEvent>(stream: Stream<State, Event>, event: DomainEvent): event is Event =>
  Object.hasOwn(stream.events, event.type);

/**
 * Narrows an event of the log to an event of the stream, in its current version.
 *
 * @throws Error for an event of another kind of stream
 * @throws UnknownVersionError for a version of a later release
 */
export const factOf = <State, Event extends DomainEvent, Recorded extends DomainEvent & VersionedEvent>(
  stream: Stream<State, Event>,
  event: Recorded,
): Recorded & Event => {
  if (!isFactOf(stream, event)) throw new Error(`${event.type} is no fact of the streams ${stream.prefix}-…`);
  return upcast(event);
};
