/** An event: a fact in the past tense. `data` holds ids and amounts, never personal data. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** An event as the log stores it. */
export interface RecordedEvent<Event extends DomainEvent = DomainEvent> {
  readonly streamId: string;
  /** 1 for the first event of a stream, then without gaps. */
  readonly streamVersion: number;
  readonly eventId: string;
  readonly type: Event['type'];
  readonly schemaVersion: number;
  /** The key that keeps order on the feed: the member's id, or the pack's id for stock alone. */
  readonly partitionKey: string;
  readonly data: Event['data'];
  /** `member:<id>`, `operator:<id>`, `clock` or `policy:<name>`. */
  readonly actor: string;
  /** The command that started the chain of events. */
  readonly correlationId: string;
  /** The event that triggered the policy; null for other commands. */
  readonly causationId: string | null;
  /** The time from which the event counts. A deadline that runs late counts from its due time. */
  readonly effectiveAt: Date;
  readonly recordedAt: Date;
}

/** A stored event with its position in the log. */
export interface SequencedEvent<Event extends DomainEvent = DomainEvent> extends RecordedEvent<Event> {
  /** The position in the log: 1, 2, 3, … without gaps. */
  readonly seq: number;
}
