/** A fact in the past tense. `data` holds ids and amounts, never personal data. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** A fact as the log keeps it. */
export interface RecordedEvent<Event extends DomainEvent = DomainEvent> {
  readonly streamId: string;
  /** 1 for the first event of a stream, then without gaps. */
  readonly streamVersion: number;
  readonly eventId: string;
  readonly type: Event['type'];
  readonly schemaVersion: number;
  /** What keeps order on the feed: the member's id, or the pack's for pure stock. */
  readonly partitionKey: string;
  readonly data: Event['data'];
  /** `member:<id>`, `operator:<id>`, `clock` or `policy:<name>`. */
  readonly actor: string;
  /** The command that all of this comes from. */
  readonly correlationId: string;
  /** The event that set a policy off, if one did. */
  readonly causationId: string | null;
  /** When it counts from; a deadline caught up later counts from when it was due. */
  readonly effectiveAt: Date;
  readonly recordedAt: Date;
}

/** A fact of the log with its place in the one order of all facts. */
export interface SequencedEvent<Event extends DomainEvent = DomainEvent> extends RecordedEvent<Event> {
  /** 1, 2, 3, … without gaps over the whole log. */
  readonly seq: number;
}
