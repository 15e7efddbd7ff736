import { type Consumer, Kafka, type Message, type Producer } from '../../services/platform/kafka/kafka.js';

type Take = (batch: readonly Message[]) => Promise<void>;

const byPartition = (messages: readonly Message[]): Message[][] => {
  const batches = new Map<string, Message[]>();
  for (const message of messages) {
    const { topic, partition } = message;
    const batch = batches.get(`${topic} ${partition}`) ?? [];
    batches.set(`${topic} ${partition}`, batch);
    batch.push(message);
  }
  return [...batches.values()];
};

/** Kafka that stores sent messages. Its consumer receives only what a test delivers. */
export class HandKafka extends Kafka {
  readonly sent: Message[] = [];
  private take: Take | undefined;

  get isFollowed(): boolean {
    return this.take !== undefined;
  }

  /** Delivers messages as a fetch does: in batches of one partition each, interleaved. */
  async bring(messages: readonly Message[]): Promise<void> {
    await Promise.all(byPartition(messages).map(this.take!));
  }

  async ensureTopics(): Promise<void> {}

  async producer(): Promise<Producer> {
    return { send: async (messages) => void this.sent.push(...messages), close: async () => undefined };
  }

  async consume(_group: string, _topics: readonly string[], take: Take): Promise<Consumer> {
    this.take = take;
    return { close: async () => undefined };
  }
}
