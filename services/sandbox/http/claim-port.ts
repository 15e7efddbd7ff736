import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/** A port that no other process can listen on until it is released. */
export interface ClaimedPort {
  release(): Promise<void>;
}

const NOTHING_CLAIMED: ClaimedPort = { release: async () => undefined };

const tryListen = async (port: number, host: string): Promise<Server | undefined> => {
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch {
    return undefined;
  }
};

/**
 * Waits until a port is free, and occupies it. An earlier sandbox may still be stopping, and two must not write the same journal.
 * Port 0 needs no claim.
 *
 * @throws Error when another process keeps listening
 */
export const claimPort = async (port: number, host: string): Promise<ClaimedPort> => {
  if (port === 0) return NOTHING_CLAIMED;
  for (const end = Date.now() + PATIENCE_MS; Date.now() <= end; await wait(PAUSE_MS)) {
    const holder = await tryListen(port, host);
    if (!holder) continue;
    const release = async () => {
      const closed = once(holder, 'close');
      holder.close();
      await closed;
    };
    return { release };
  }
  throw new Error(`port ${port} is taken: stop what listens there, or set SANDBOX_PORT`);
};
