import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first port. All lie below the system's ports for outgoing connections, so a restarted process finds its port still free.
 */
const FIRST = 10_000;
const FIRST_OF_THE_SYSTEM = 32_768;
/** Distance of a port's twin. Listening on the twin reserves the port. */
const TWIN_OFFSET = (FIRST_OF_THE_SYSTEM - FIRST) / 2;

/** Listens on a port; returns undefined when another process does. */
const tryListen = async (port, host) => {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
};

const close = async (server) => {
  const closed = once(server, 'close');
  server.close();
  await closed;
};

/** Listens on all addresses, because a process that listens on a single one also blocks the port. */
const isFree = async (port) => {
  const probe = await tryListen(port);
  if (probe) await close(probe);
  return probe !== undefined;
};

/**
 * Returns a free port that no other caller gets, in any process of this machine, while this process lives.
 *
 * The kernel holds the reservation as a socket on the twin port, so that a killed process leaves none behind.
 */
export const reservePort = async () => {
  for (;;) {
    const port = randomInt(FIRST, FIRST + TWIN_OFFSET);
    const reservation = await tryListen(port + TWIN_OFFSET, '127.0.0.1');
    if (!reservation) continue;
    if (await isFree(port)) {
      reservation.unref();
      return port;
    }
    await close(reservation);
  }
};
