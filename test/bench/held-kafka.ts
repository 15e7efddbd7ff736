import { Kafka, type Message } from '../../services/platform/kafka/kafka.js';

/** Kafka whose consumers receive nothing until it is opened. */
export class GatedKafka extends Kafka {
  private letThrough: () => void = () => undefined;
  private readonly opened = new Promise<void>((resolve) => {
    this.letThrough = resolve;
  });
  private found: () => void = () => undefined;
  /** Resolves when a consumer starts. */
  readonly isFollowed = new Promise<void>((resolve) => {
    this.found = resolve;
  });

  constructor(private readonly kafka: Kafka) {
    super();
  }

  open(): void {
    this.letThrough();
  }

  ensureTopics(names: readonly string[], partitions: number) {
    return this.kafka.ensureTopics(names, partitions);
  }

  producer() {
    return this.kafka.producer();
  }

  async consume(group: string, topics: readonly string[], take: (batch: readonly Message[]) => Promise<void>) {
    const takeLater = async (batch: readonly Message[]) => {
      await this.opened;
      await take(batch);
    };
    const consumer = await this.kafka.consume(group, topics, takeLater);
    this.found();
    return consumer;
  }
}
