// Writes what nginx sends with the clients' files, once they are built: node services/build/nginx-headers.mjs <folder>
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxHeaders } from '../../dist/services/platform/http/pages/nginx-headers.js';
import { clientHeaders, consoleHeaders } from '../../dist/services/platform/http/pages/security-headers.js';
import { root } from './build.mjs';

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'client.conf'), nginxHeaders(clientHeaders(join(root, 'dist/web'))));
writeFileSync(join(folder, 'console.conf'), nginxHeaders(consoleHeaders(join(root, 'dist/admin'))));
