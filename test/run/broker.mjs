import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from './cpu.mjs';
import { ARTIFACTS } from './logged.mjs';
import { newMark } from './processes.mjs';

/**
 * Starts a Kafka broker in a separate process, which stops the broker when this process ends in any way. Its log is
 * test/.artifacts/kafka-broker.log.
 *
 * @returns a promise of its `addresses`, undefined when it does not come up; and `stop`, which returns the CPU that it used
 */
export const startBroker = () => {
  const log = openSync(join(ARTIFACTS, 'kafka-broker.log'), 'w');
  const { mark, env } = newMark();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kafka-broker.mjs')], {
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, ...env },
    detached: true,
  });
  closeSync(log);
  const watched = watch(child.pid, mark);
  const ended = once(child, 'exit');
  const addresses = Promise.race([once(child, 'message').then(([message]) => message), ended.then(() => undefined)]);
  const stop = async () => {
    if (child.connected) child.disconnect();
    await ended;
    return watched?.end();
  };
  return { addresses, stop };
};
