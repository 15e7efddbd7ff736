// Writes the headers that nginx sends with the files of the built clients: node services/build/nginx-headers.mjs <folder>
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNginxHeaders } from '../../dist/services/platform/http/pages/nginx-headers.js';
import { buildClientHeaders, buildConsoleHeaders } from '../../dist/services/platform/http/pages/security-headers.js';
import { root } from './build.mjs';

const folder = process.argv[2];
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'client.conf'), buildNginxHeaders(buildClientHeaders(join(root, 'dist/web'))));
writeFileSync(join(folder, 'console.conf'), buildNginxHeaders(buildConsoleHeaders(join(root, 'dist/admin'))));
