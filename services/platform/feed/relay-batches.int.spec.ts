import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import { Kafka, type Message } from '../kafka/kafka.js';
import { Sequencer } from '../store/sequencer.js';
import { HEARTBEAT_TOPIC } from './feed-message.js';
import { Relay } from './relay.js';

const EVENTS = 300;
/** Data as long as that of a draw of 3,000 cards. */
const CHARACTERS = 12_000;
/** The default limit of a broker for one partition in one request. */
const MAX_PARTITION_BYTES = 1_048_588;

/** Records the messages that it is sent. */
class KeptKafka extends Kafka {
  readonly sends: (readonly Message[])[] = [];

  async ensureTopics(): Promise<void> {}

  async producer() {
    return {
      send: async (messages: readonly Message[]) => {
        if (messages[0]!.topic !== HEARTBEAT_TOPIC) this.sends.push(messages);
      },
      close: async () => undefined,
    };
  }

  async consume(): Promise<never> {
    throw new Error('nobody consumes here');
  }
}

let bare: BareStore;

beforeAll(async () => {
  bare = await BareStore.open();
});
afterAll(() => bare?.close());

describe('the relay', () => {
  it('limits a batch to what a broker accepts for one partition, and keeps the order', async () => {
    const large = Array.from({ length: EVENTS }, (_, i) => buildNoted({ i, cards: 'x'.repeat(CHARACTERS) }));
    await bare.append('box-1', ...large);
    const sequencer = new Sequencer(bare.pool, bare.store);
    sequencer.start();
    await bare.sequenced();
    const kafka = new KeptKafka();
    const relay = new Relay(bare.pool, kafka, () => 'draws.events.v1', ['draws.events.v1'], bare.store.signals);
    relay.start();
    await waitUntil('all are sent', () => kafka.sends.flat().length === EVENTS);
    await relay.stop();
    await sequencer.stop();
    for (const messages of kafka.sends) {
      const characters = messages.reduce((sum, { value }) => sum + value.length, 0);
      expect(characters).toBeLessThan(MAX_PARTITION_BYTES);
    }
    expect(kafka.sends.flat().map(({ value }) => JSON.parse(value).data.i)).toEqual(large.map((_, i) => i));
    const numbers = kafka.sends.flat().map(({ headers }) => [Number(headers.prev_seq), Number(headers.seq)]);
    for (const [i, [previous]] of numbers.slice(1).entries()) expect(previous).toBe(numbers[i]![1]);
  });
});
