import { withSecretsOfFiles } from '../platform/secret-files.js';
import { openSigner } from '../signer/open.js';
import { readSignerSettings } from '../signer/settings.js';

/** Signs the heads of the log. It sends its parent process its URL and token, and ends with that process. */
try {
  const settings = readSignerSettings(withSecretsOfFiles(process.env));
  const { url, verifierKey } = await openSigner(settings);
  // Exits at once, because signed heads are already on disk.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, () => process.exit(0));
  process.send?.({ url, environment: { SIGNER_URL: url, SIGNER_TOKEN: settings.token } });
  process.stdout.write(`The signer is open: ${url}, ${verifierKey}\n`);
} catch (error) {
  process.stderr.write(`The signer cannot start: ${(error as Error).message}\n`);
  process.exit(1);
}
