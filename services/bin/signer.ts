import { withSecretsOfFiles } from '../platform/secret-files.js';
import { openSigner } from '../signer/open.js';
import { readSignerSettings } from '../signer/settings.js';

/** Signs the heads of the log. Whoever started it as a child is told where it is, and ends it by leaving. */
try {
  const settings = readSignerSettings(withSecretsOfFiles(process.env));
  const { url, verifierKey } = await openSigner(settings);
  // At once: what was signed is on the disk.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => process.exit(0));
  process.send?.({ url, environment: { SIGNER_URL: url, SIGNER_TOKEN: settings.token } });
  process.stdout.write(`The signer is open: ${url}, ${verifierKey}\n`);
} catch (error) {
  process.stderr.write(`The signer cannot start: ${(error as Error).message}\n`);
  process.exit(1);
}
