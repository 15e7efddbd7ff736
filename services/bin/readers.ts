import { runProcess } from '../startup/process.js';

// It ends when its parent process ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runProcess({ relay: true, projector: true }, () => undefined);
