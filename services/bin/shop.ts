import { runProcess } from './process.js';

await runProcess({ http: true, projector: true, reactor: true, timekeeper: true }, ({ url }) => {
  process.stdout.write(`\nThe shop is open: ${url}\n`);
});
