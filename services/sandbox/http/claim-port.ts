import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

const isFree = async (port: number, host: string): Promise<boolean> => {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    probe.close();
    await once(probe, 'close');
    return true;
  } catch {
    return false;
  }
};

/**
 * Waits until nobody listens on a port any more: an earlier sandbox may still be ending, and two must not write one journal.
 *
 * @throws Error when somebody stays
 */
export const claimPort = async (port: number, host: string): Promise<void> => {
  if (port === 0) return;
  for (const end = Date.now() + PATIENCE_MS; !(await isFree(port, host)); await wait(PAUSE_MS))
    if (Date.now() > end) throw new Error(`port ${port} is taken: stop what listens there, or set SANDBOX_PORT`);
};
