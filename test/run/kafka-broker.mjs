// The broker of one run: starts it, sends its addresses to the runner, and ends with the runner.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startKafka } from '../kafka/brokers.mjs';
import { makeTestFolder } from '../postgres/test-folder.mjs';

const folder = await makeTestFolder();
const hasRunnerEnded = new Promise((resolve) => process.once('disconnect', resolve));
const kafka = await startKafka({ folder: join(folder, 'kafka') });
if (process.connected) process.send(kafka.addresses);
await hasRunnerEnded;
// Its data is disposable, so it needs no clean stop.
await Promise.all(kafka.brokers.map((broker) => broker.stop('SIGKILL')));
rmSync(folder, { recursive: true, force: true });
