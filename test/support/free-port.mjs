import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below these the system gives no port to outgoing connections: a process started again finds its own still free. */
const FIRST = 10_000;
const FIRST_OF_THE_SYSTEM = 32_768;

const isFree = async (port) => {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
};

/** A port of this machine that nobody listens on. */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(FIRST, FIRST_OF_THE_SYSTEM);
    if (await isFree(port)) return port;
  }
};
