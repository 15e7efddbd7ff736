/** What a broker carries. */
export interface Message {
  readonly topic: string;
  readonly partition: number;
  readonly key: string;
  readonly value: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends in order; after an error it is of no use any more. */
export interface Producer {
  /** Resolves when every in-sync replica has all of them; each partition's keep their order. @throws Error */
  send(messages: readonly Message[]): Promise<void>;
  close(): Promise<void>;
}

export interface Consumer {
  close(): Promise<void>;
}

/** The few things that the shop asks of Kafka. */
export abstract class Kafka {
  /** Makes the topics that are not there. @throws StartupError when one has another number of partitions */
  abstract ensureTopics(names: readonly string[], partitions: number): Promise<void>;
  abstract producer(): Promise<Producer>;
  /**
   * Consumes topics in a group. Partitions of one number, of all topics, are given to one member of the group. A batch
   * counts as seen when `take` has resolved; until then it may come again, here or at another member.
   */
  abstract consume(
    group: string,
    topics: readonly string[],
    take: (batch: readonly Message[]) => Promise<void>,
  ): Promise<Consumer>;
}
