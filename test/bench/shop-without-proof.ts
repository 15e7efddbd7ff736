import { runProcess } from '../../services/startup/process.js';
import { setJobs } from './proving-jobs.js';

// The shop in one process without books and proof, which `proof-process` does beside it: for `bench:proof-in-rush` alone.
setJobs({ isProving: true }, false);

await runProcess({ http: true, readers: true, reactor: true, scheduler: true, sandbox: true }, () => undefined);
