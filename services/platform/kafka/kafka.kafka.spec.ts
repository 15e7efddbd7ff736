import { once } from 'node:events';
import { afterEach, expect, it } from '@jest/globals';
import { Kafka, logLevel, type PartitionAssigner } from 'kafkajs';
import { waitUntil } from '../../../test/support/until.js';
import { KafkaJsKafka } from './kafka.kafkajs.js';
import { assignSamePartitionTogether } from './same-partition-assigner.js';

const BROKERS = process.env.TEST_KAFKA_BROKERS!.split(',');
const SESSION_MS = 8000;

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Creates an assigner that works while its member is alone. After another member joins, it hangs until `end`. */
const createFallingAssigner =
  (onSilence: () => void, end: AbortSignal): PartitionAssigner =>
  (config) => {
    const assigner = assignSamePartitionTogether(config);
    const assign = (group: Parameters<typeof assigner.assign>[0]) => {
      if (group.members.length === 1) return assigner.assign(group);
      onSilence();
      return once(end, 'abort').then(() => []);
    };
    return { ...assigner, assign };
  };

it('lets a waiting member take over when the leader of its group dies before assigning partitions', async () => {
  const topic = `fallen-leader-${process.pid}`;
  const kafka = new KafkaJsKafka(BROKERS, 'test');
  await kafka.ensureTopics([topic], 1);
  let isSilent = false;
  const onSilence = () => {
    isSilent = true;
  };
  const end = new AbortController();
  const leader = new Kafka({ brokers: BROKERS, logLevel: logLevel.NOTHING }).consumer({
    groupId: topic,
    sessionTimeout: SESSION_MS,
    heartbeatInterval: 500,
    partitionAssigners: [createFallingAssigner(onSilence, end.signal)],
    retry: { restartOnFailure: async () => false },
  });
  undo.push(() => {
    end.abort();
    return leader.disconnect();
  });
  await leader.connect();
  await leader.subscribe({ topics: [topic] });
  await leader.run({ eachBatch: async () => undefined });
  await waitUntil('the first member leads', () => leaderOf(leader));

  const taken: string[] = [];
  const joining = kafka.consume(topic, [topic], async (batch) => void taken.push(...batch.map(({ value }) => value)));
  undo.push(async () => (await joining).close());
  await waitUntil('the leader must assign again', () => isSilent);
  await joining;
  const producer = await kafka.producer();
  undo.push(() => producer.close());
  // Repeated, because the member reads only messages that arrive after its first offset request.
  await waitUntil('the other member consumes', async () => {
    await producer.send([{ topic, partition: 0, key: 'key', value: 'after it', headers: {} }]);
    return taken.length > 0;
  });
  expect(new Set(taken)).toEqual(new Set(['after it']));
});

const leaderOf = async (member: ReturnType<Kafka['consumer']>): Promise<boolean> =>
  (await member.describeGroup()).state === 'Stable';
