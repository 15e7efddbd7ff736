import { openSandbox } from '../sandbox/open.js';
import { readSettings } from '../sandbox/settings.js';

/** The providers, to try the shop with. Whoever started it as a child is told what the shop needs, and ends it by leaving. */
try {
  const sandbox = await openSandbox(readSettings(process.env));
  const stop = () => void sandbox.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, stop);
  process.send?.({ url: sandbox.url, environment: sandbox.environment });
  process.stdout.write(`The providers' sandbox is open: ${sandbox.url}\n`);
} catch (error) {
  process.stderr.write(`The sandbox cannot start: ${(error as Error).message}\n`);
  process.exitCode = 1;
  process.disconnect?.();
}
