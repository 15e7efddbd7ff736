/** A message of a topic. */
export interface Message {
  readonly topic: string;
  readonly partition: number;
  readonly key: string;
  readonly value: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends messages in order. It cannot be used after an error. */
export interface Producer {
  /** Resolves when every in-sync replica has all messages. Messages of a partition keep their order. @throws Error */
  send(messages: readonly Message[]): Promise<void>;
  close(): Promise<void>;
}

export interface Consumer {
  close(): Promise<void>;
}

/** The operations of Kafka that the shop uses. */
export abstract class Kafka {
  /** Creates missing topics. @throws StartupError if a topic has another number of partitions */
  abstract ensureTopics(names: readonly string[], partitions: number): Promise<void>;
  abstract producer(): Promise<Producer>;
  /**
   * Consumes topics in a group. One member of the group gets the partitions with the same number of all topics. A batch is done
   * when `take` resolves. Until then it may be delivered again, to this or another member.
   */
  abstract consume(
    group: string,
    topics: readonly string[],
    take: (batch: readonly Message[]) => Promise<void>,
  ): Promise<Consumer>;
}
