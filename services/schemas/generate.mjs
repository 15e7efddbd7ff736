// npm run events: writes docs/reference/events.md and a JSON Schema of every event type from the sources. --check only compares.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { writeOrCheck } from './write-or-check.mjs';

const root = join(import.meta.dirname, '../..');
const folder = import.meta.dirname;
const { versionOf } = await import('../../dist/services/kernel/event-declaration.js');
const { LANES } = await import('../../dist/services/kernel/lane.js');
const { HEARTBEAT_TOPIC, topicOf } = await import('../../dist/services/platform/feed/feed-message.js');
const { parts } = await import('../../dist/services/parts.js');
const { publishedNameOf } = await import('../../dist/services/platform/part.js');

/** One generator for all events, because TypeScript reads the sources for seconds. `parts.spec.ts` checks that the names differ. */
const generator = createGenerator({
  path: join(root, 'services/*/streams/*.events.ts'),
  tsconfig: join(root, 'tsconfig.json'),
  expose: 'none',
  topRef: false,
  skipTypeCheck: true,
});

/** Makes every number an integer. */
const whole = (schema) =>
  JSON.parse(JSON.stringify(schema, (_, value) => (value?.type === 'number' ? { ...value, type: 'integer' } : value)));

/** Returns the schema of a version. The type of an earlier version has its number, as in `CardsDrawnV1`. */
const schemaOf = (type, version) => {
  const name = version === versionOf(type) ? type : `${type}V${version}`;
  const { properties, description, ...rest } = generator.createSchema(name);
  const { $ref: _, definitions: __, required: ___, ...meta } = rest;
  return whole({
    $schema: meta.$schema,
    title: `${type}, version ${version}`,
    description,
    ...properties.data,
  });
};

const events = parts.flatMap((part) =>
  (part.streams ?? [])
    .flatMap(({ events }) => Object.keys(events))
    .flatMap((type) =>
      Array.from({ length: versionOf(type) }, (_, i) => i + 1).map((version) => ({
        part: publishedNameOf(part),
        type,
        version,
        schema: schemaOf(type, version),
      })),
    ),
);

const fieldsOf = (schema) =>
  Object.keys(schema.properties ?? {})
    .map((field) => `\`${field}\``)
    .join(', ');
const fileOf = ({ part, type, version }) => `${part}.${type}.v${version}.json`;
const topicLines = [...new Set(events.map(({ part }) => part))].flatMap((part) => [
  `## \`${topicOf(part)}\``,
  '',
  '| type | version | data | schema |',
  '| --- | --- | --- | --- |',
  ...events
    .filter((event) => event.part === part)
    .map(
      (event) =>
        `| ${event.type} | ${event.version} | ${fieldsOf(event.schema)} | [${fileOf(event)}](../../services/schemas/${fileOf(event)}) |`,
    ),
  '',
]);

const document = `# Events

Written by \`npm run events\` from the sources; \`npm test\` fails when it is out of date.

Every topic has ${LANES} partitions, for ever. A message's partition is the lane of its key, the same number in every topic. The lane
is the 32-bit FNV-1a hash of the key's UTF-8 bytes, modulo ${LANES} ([ADR 10](../decisions/0010-lanes-of-the-feed.md)).

**Key**: the partition key, a member's id, or a pack's for pure stock. **Value**: JSON with \`seq\`, \`streamId\`,
\`streamVersion\`, \`eventId\`, \`type\`, \`schemaVersion\`, \`partitionKey\`, \`data\`, \`actor\`, \`correlationId\`,
\`causationId\`, \`effectiveAt\`, \`recordedAt\`; the schemas below are those of \`data\`. Events contain ids and no personal data.

| header | meaning |
| --- | --- |
| \`seq\` | the event's number in the order of all events, from 1, without gaps |
| \`prev_seq\` | the number of the previous event in its lane, in any topic; 0 for the first |
| \`event_id\` | the same for every delivery |
| \`type\`, \`schema_version\` | the event's type, and the version of its schema |

The relay publishes \`{lastSeq, head}\` for each lane to \`${HEARTBEAT_TOPIC}\` once a second. Every event of the lane up to \`head\` has
been sent; \`lastSeq\` is the last of them. Types that no module declares any more are in \`${topicOf('other')}\`.

${topicLines.join('\n')}`;

/** The declarations for the auditor's program, which fails on an event with value or cards that it does not support. */
const ofAuditor = Object.entries((await import('../../dist/services/events.js')).events)
  .filter(([, { value, cards }]) => value !== 'none' || cards !== 'none')
  .map(([type, { value, cards, lots = 'none' }]) => {
    const fields = Object.entries({ type, version: versionOf(type), value, cards, lots });
    return `{ ${fields.map((field) => field.map((word) => JSON.stringify(word)).join(': ')).join(', ')} }`;
  });

const generated = new Map([
  [join(root, 'services', 'proof', 'audit', 'events.json'), `[\n  ${ofAuditor.join(',\n  ')}\n]\n`],
  [join(root, 'docs/reference/events.md'), document],
  ...events.map((event) => [join(folder, fileOf(event)), `${JSON.stringify(event.schema, null, 2)}\n`]),
]);
const present = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => join(folder, file));
writeOrCheck(generated, present, 'events');
