// npm run configuration: writes docs/operate/configuration.md from the declared environment variables.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationDocument } from '../../dist/services/schemas/configuration-document.js';

writeFileSync(join(import.meta.dirname, '../../docs/operate/configuration.md'), configurationDocument);
