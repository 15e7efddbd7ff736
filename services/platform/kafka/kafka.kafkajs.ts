import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  type EachBatchPayload,
  type IHeaders,
  Kafka as KafkaJs,
  logLevel,
  type Consumer as Member,
  type RetryOptions,
} from 'kafkajs';
import { assertOutsideTransaction } from '../database/open-transaction.js';
import { StartupError } from '../startup-error.js';
import { type Consumer, Kafka, type Message, type Producer } from './kafka.js';
import type { KafkaSecurity } from './kafka-security.js';
import { assignSamePartitionTogether } from './same-partition-assigner.js';

const CONNECT_MS = 3000;
const REQUEST_MS = 10_000;
/** The session timeout of a group member. It is below the request timeout, so that a member outwaits a dead leader. */
const SESSION_MS = 8000;
/** The time that a fetch waits for messages. It limits the time that an idle consumer needs to stop. */
const FETCH_WAIT_MS = 250;
/** Small, so that one fetch has room for every partition. The topics of a lane then advance together even after a backlog. */
const PARTITION_BYTES = 128 * 1024;
const JOIN_AGAIN_MS = 1000;
/** More than there are partitions, so that none waits for another. */
const MAX_CONCURRENT_PARTITIONS = 256;
const RETRY: RetryOptions = { initialRetryTime: 100, maxRetryTime: 2000, retries: 5 };

type BatchHandler = (batch: readonly Message[]) => Promise<void>;

const toTexts = (headers: IHeaders | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));

/** Kafka, through kafkajs. */
export class KafkaJsKafka extends Kafka {
  private readonly kafka: KafkaJs;
  private readonly log = new Logger('Kafka');

  /**
   * @param brokers addresses as `host:port`
   * @param prefix the prefix of every topic and group, so that several shops can share brokers
   */
  constructor(
    brokers: readonly string[],
    clientId: string,
    private readonly prefix = '',
    security: KafkaSecurity = {},
  ) {
    super();
    const warn = ({ log: { message, error } }: { log: { message: string; error?: string } }) =>
      this.log.warn(error ? `${message}: ${error}` : message);
    this.kafka = new KafkaJs({
      clientId,
      brokers: [...brokers],
      ...security,
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      retry: RETRY,
      logLevel: logLevel.WARN,
      logCreator: () => warn as never,
    });
  }

  async ensureTopics(topicNames: readonly string[], partitions: number): Promise<void> {
    const names = topicNames.map((name) => this.prefix + name);
    const admin = this.kafka.admin();
    await admin.connect();
    try {
      const { brokers } = await admin.describeCluster();
      const replicationFactor = Math.min(3, brokers.length);
      const configEntries = [{ name: 'min.insync.replicas', value: String(replicationFactor >= 3 ? 2 : 1) }];
      const existing = new Set(await admin.listTopics());
      const topics = names
        .filter((topic) => !existing.has(topic))
        .map((topic) => ({ topic, numPartitions: partitions, replicationFactor, configEntries }));
      if (topics.length > 0) await admin.createTopics({ topics, waitForLeaders: true });
      const known = await admin.fetchTopicMetadata({ topics: names });
      for (const { name, partitions: actual } of known.topics)
        if (actual.length !== partitions)
          throw new StartupError(`topic ${name} has ${actual.length} partitions, it must have ${partitions}`);
    } finally {
      await admin.disconnect();
    }
  }

  async producer(): Promise<Producer> {
    const { prefix } = this;
    const producer = this.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      // An idempotent producer retries with the same sequence numbers. The timeout of the request limits the retries.
      retry: { ...RETRY, retries: 8 },
    });
    await producer.connect();
    return {
      async send(messages) {
        assertOutsideTransaction('messages are published');
        const topics = [...new Set(messages.map(({ topic }) => topic))];
        const topicMessages = topics.map((topic) => ({
          topic: prefix + topic,
          messages: messages.filter((message) => message.topic === topic),
        }));
        await producer.sendBatch({ acks: -1, timeout: REQUEST_MS, topicMessages });
      },
      close: () => producer.disconnect(),
    };
  }

  /** Joins a group. After a crash a new member joins, because kafkajs may leave two members if it restarts one itself. */
  async consume(group: string, topics: readonly string[], take: BatchHandler): Promise<Consumer> {
    let isClosed = false;
    const join = () => this.join(group, topics, take, () => void joinAgain());
    const joinAgain = async (): Promise<void> => {
      await pause(JOIN_AGAIN_MS);
      if (isClosed) return;
      try {
        member = await join();
      } catch (error) {
        this.log.warn(error);
        return joinAgain();
      }
      if (isClosed) await member.disconnect();
    };
    let member = await join();
    return {
      close: () => {
        isClosed = true;
        return member.disconnect();
      },
    };
  }

  /** Joins as one member. @param onCrash called once, when the member has stopped consuming */
  private async join(
    group: string,
    topics: readonly string[],
    take: BatchHandler,
    onCrash: () => void,
  ): Promise<Member> {
    const member = this.kafka.consumer({
      groupId: this.prefix + group,
      partitionAssigners: [assignSamePartitionTogether],
      sessionTimeout: SESSION_MS,
      maxWaitTimeInMs: FETCH_WAIT_MS,
      maxBytesPerPartition: PARTITION_BYTES,
      retry: { ...RETRY, restartOnFailure: async () => false },
    });
    const ignore = member.on(member.events.CRASH, () => {
      ignore();
      onCrash();
    });
    try {
      await member.connect();
      await member.subscribe({ topics: topics.map((topic) => this.prefix + topic), fromBeginning: false });
      await member.run({
        // Partitions are consumed independently, so that a lane that waits for another topic does not block other lanes.
        partitionsConsumedConcurrently: MAX_CONCURRENT_PARTITIONS,
        eachBatch: (payload) => this.takeBatch(payload, take),
      });
      return member;
    } catch (error) {
      await member.disconnect().catch(() => undefined);
      throw error;
    }
  }

  private async takeBatch({ batch, heartbeat }: EachBatchPayload, take: BatchHandler): Promise<void> {
    const beating = setInterval(() => void heartbeat().catch(() => undefined), SESSION_MS / 4);
    try {
      await take(
        batch.messages.map(({ key, value, headers }) => ({
          topic: batch.topic.slice(this.prefix.length),
          partition: batch.partition,
          key: String(key ?? ''),
          value: String(value ?? ''),
          headers: toTexts(headers),
        })),
      );
    } finally {
      clearInterval(beating);
    }
  }
}
