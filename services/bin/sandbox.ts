import { openSandbox } from '../sandbox/open.js';
import { readSettings } from '../sandbox/settings.js';

/** Simulates the providers. It sends its parent process the variables that the shop needs, and ends with that process. */
try {
  const { url, environment } = await openSandbox(readSettings(process.env));
  // Exits at once, because acknowledged data is already on disk.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => process.exit(0));
  process.send?.({ url, environment });
  process.stdout.write(`The providers' sandbox is open: ${url}\n`);
} catch (error) {
  process.stderr.write(`The providers' sandbox cannot start: ${(error as Error).message}\n`);
  process.exit(1);
}
