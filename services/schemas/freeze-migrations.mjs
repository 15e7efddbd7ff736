// npm run release:freeze: adds the hash of each new migration to migrations/released.json. It never changes an earlier one.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfMigration } from '../../dist/services/schemas/released-migrations.js';

const folder = join(import.meta.dirname, '../../migrations');
const manifest = join(folder, 'released.json');
const released = JSON.parse(readFileSync(manifest, 'utf8'));
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.ts$/.test(file));
const added = files.filter((file) => !(file in released));
for (const file of added) released[file] = hashOfMigration(readFileSync(join(folder, file), 'utf8'));
writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(Object.entries(released).sort()), null, 2)}\n`);
process.stdout.write(`${added.length} new migrations frozen, ${Object.keys(released).length} in all\n`);
