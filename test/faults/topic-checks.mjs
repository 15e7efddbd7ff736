import kafkajs from 'kafkajs';
import { lanes } from '../../dist/services/kernel/lane.js';
import { HEARTBEAT_TOPIC } from '../../dist/services/platform/feed/feed-message.js';
import { logBehind } from './log-reader.mjs';
import { waitUntil } from './until.mjs';

const READ_WITHIN_MS = 900_000;

/**
 * Reads all messages of all topics from the beginning with a new consumer.
 *
 * @returns the messages of each lane, in order of arrival
 */
const readAll = async (brokers) => {
  const kafka = new kafkajs.Kafka({ brokers, clientId: 'faults', logLevel: kafkajs.logLevel.NOTHING });
  const admin = kafka.admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter(
    (topic) => topic.endsWith('.events.v1') && topic !== HEARTBEAT_TOPIC,
  );
  const ends = new Map();
  for (const topic of topics)
    for (const { partition, high, low } of await admin.fetchTopicOffsets(topic))
      if (Number(high) > Number(low)) ends.set(`${topic}/${partition}`, Number(high));
  await admin.disconnect();

  const arrived = lanes.map(() => []);
  const consumer = kafka.consumer({ groupId: `faults-${process.pid}` });
  await consumer.connect();
  await consumer.subscribe({ topics, fromBeginning: true });
  await consumer.run({
    eachBatch: async ({ batch }) => {
      for (const message of batch.messages) arrived[batch.partition].push({ topic: batch.topic, message });
      const place = `${batch.topic}/${batch.partition}`;
      if (Number(batch.lastOffset()) + 1 >= ends.get(place)) ends.delete(place);
    },
  });
  await waitUntil('a new consumer has read all topics', () => ends.size === 0, READ_WITHIN_MS);
  await consumer.disconnect();
  return arrived;
};

/** Finds faults of one lane: a gap in its chain, or a different order from the log's. A repeated message is no fault. */
const complaintsOf = (lane, arrived) => {
  const last = new Map();
  const previous = new Map();
  const complaints = [];
  for (const { topic, message } of arrived) {
    const [seq, before] = [Number(message.headers.seq), Number(message.headers.prev_seq)];
    const isNew = !previous.has(seq);
    if (isNew && seq < (last.get(topic) ?? 0))
      complaints.push(`lane ${lane} of ${topic}: ${seq} came first after ${last.get(topic)}`);
    if (!isNew && previous.get(seq) !== before) complaints.push(`lane ${lane}: ${seq} names two before it`);
    previous.set(seq, before);
    last.set(topic, Math.max(seq, last.get(topic) ?? 0));
  }
  let at = 0;
  for (const seq of [...previous.keys()].sort((a, b) => a - b)) {
    if (previous.get(seq) !== at)
      complaints.push(`lane ${lane}: ${seq} follows ${previous.get(seq)}, what came is ${at}`);
    at = seq;
  }
  return complaints;
};

const SENT = 'select seq from store.relay';

/**
 * Checks that the topics hold the log up to the relay's position, each lane in one chain.
 *
 * @returns the violations in words, and the number of repeated messages
 */
export const checkTopics = async (pool, brokers) => {
  // Read first, because the log may grow while the topics are read.
  const { seq: sent } = (await pool.query(SENT)).rows[0];
  const arrived = await readAll(brokers);
  const complaints = arrived.flatMap((ofLane, lane) => complaintsOf(lane, ofLane));
  const bySeq = new Map(arrived.flat().map(({ message }) => [Number(message.headers.seq), message]));
  let last = 0;
  for await (const { events } of logBehind(pool, 0))
    for (const event of events) {
      last = event.seq;
      const value = bySeq.get(event.seq)?.value?.toString();
      if (value === undefined ? event.seq <= sent : value !== JSON.stringify(event))
        complaints.push(`event ${event.seq} is not on Kafka, or another`);
    }
  const unknown = [...bySeq.keys()].filter((seq) => seq > last);
  if (unknown.length > 0) complaints.push(`Kafka has ${unknown.join(', ')}, the log ends with ${last}`);
  return { complaints, again: arrived.flat().length - bySeq.size };
};
