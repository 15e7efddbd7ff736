import { runProcess } from '../../services/startup/process.js';
import { setJobs } from './proving-jobs.js';

// The shop in one process without books and proof, which run in `proof-process` beside it. Used by `bench:proof-in-rush` alone.
setJobs({ isProving: true }, false);

await runProcess({ http: true, readers: true, reactor: true, scheduler: true, sandbox: true }, () => undefined);
