import { rm } from 'node:fs/promises';
import { testPostgres } from './global-setup.mjs';

export default async function stopPostgres() {
  await testPostgres.server.stop();
  await rm(testPostgres.folder, { recursive: true, force: true });
}
