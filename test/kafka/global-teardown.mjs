import { testPostgres } from '../postgres/global-setup.mjs';
import stopPostgres from '../postgres/global-teardown.mjs';

export default async function stopBoth() {
  await testPostgres.kafka?.stop();
  await stopPostgres();
}
