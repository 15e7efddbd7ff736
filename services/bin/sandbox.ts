import { openSandbox } from '../sandbox/open.js';
import { readSettings } from '../sandbox/settings.js';

/** The providers, to try the shop with. Whoever started it as a child is told what the shop needs, and ends it by leaving. */
try {
  const { url, environment } = await openSandbox(readSettings(process.env));
  // At once: whatever was acknowledged is on the disk.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => process.exit(0));
  process.send?.({ url, environment });
  process.stdout.write(`The providers' sandbox is open: ${url}\n`);
} catch (error) {
  process.stderr.write(`The providers' sandbox cannot start: ${(error as Error).message}\n`);
  process.exit(1);
}
