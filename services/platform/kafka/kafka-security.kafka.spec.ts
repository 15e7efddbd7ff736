import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { startKafka } from '../../../test/kafka/brokers.mjs';
import { waitUntil } from '../../../test/support/until.js';
import { KafkaJsKafka } from './kafka.kafkajs.js';
import { readKafkaSecurity } from './kafka-security.js';

const TOPIC = 'draws.events.v1';

/** Returns the client settings of a broker in docker-compose.yml, as the properties that the image makes of them. */
const shippedSettings = (): Record<string, string> => {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const matches = [...compose.matchAll(/^ +KAFKA_((?:INTER_BROKER|LISTENER_SECURITY|SASL)\w*): ([^&*].*)$/gm)];
  const settings = matches.map(([, name, value]) => [
    name!.toLowerCase().replaceAll('_', '.'),
    value!.replace(/^"|"$/g, ''),
  ]);
  return Object.fromEntries(settings.filter(([name]) => !/username|password|^sasl\.mechanism$/.test(name!)));
};

let folder: string;
let kafka: Awaited<ReturnType<typeof startKafka>>;

beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = mkdtempSync(join(tmpdir(), 'oripa-sasl-'));
  execFileSync('sh', ['deploy/make-secrets', join(folder, 'secrets')]);
  const jvm = [`-Djava.security.auth.login.config=${join(folder, 'secrets/kafka_jaas')}`];
  const settings = shippedSettings();
  kafka = await startKafka({ folder: join(folder, 'kafka'), protocol: 'SASL_PLAINTEXT', settings, jvm });
});
afterAll(async () => {
  await kafka?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const shop = (environment: Record<string, string>) =>
  new KafkaJsKafka(kafka.addresses.split(','), 'shop', '', readKafkaSecurity(environment));
const SHOP = () => ({
  KAFKA_SASL_MECHANISM: 'plain',
  KAFKA_SASL_USERNAME: 'shop',
  KAFKA_SASL_PASSWORD_FILE: join(folder, 'secrets/kafka_password'),
});

describe('brokers with the settings of docker-compose.yml', () => {
  it('allow the shop to publish and consume with its password', async () => {
    const client = shop(SHOP());
    await client.ensureTopics([TOPIC], 1);
    const taken: string[] = [];
    const consumer = await client.consume('group', [TOPIC], async (batch) => {
      taken.push(...batch.map(({ value }) => value));
    });
    const producer = await client.producer();
    await waitUntil('the message is consumed', async () => {
      await producer.send([{ topic: TOPIC, partition: 0, key: 'key', value: 'value', headers: {} }]);
      return taken.includes('value');
    });
    await producer.close();
    await consumer.close();
  });

  it.each([
    ['no name', {}],
    ['another password', { KAFKA_SASL_PASSWORD_FILE: '', KAFKA_SASL_PASSWORD: 'wrong' }],
  ])('refuse a client with %s', async (how, other) => {
    const otherClient = shop(how === 'no name' ? {} : { ...SHOP(), ...other });
    await expect(otherClient.ensureTopics([TOPIC], 1)).rejects.toThrow();
  });
});
