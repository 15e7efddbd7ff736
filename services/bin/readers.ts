import { runProcess } from '../startup/process.js';

// Whoever started it as a child ends it by leaving.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runProcess({ relay: true, projector: true }, () => undefined);
