import { runProcess } from '../../services/startup/process.js';
import { setJobs } from './proving-jobs.js';

// Books and proof alone, so that what they use of the CPU is seen by itself; off from one SIGUSR2 to the next: for
// `bench:proof-in-rush` alone.
setJobs({ isProving: false }, false);
let isOn = true;
process.on('SIGUSR2', () => {
  isOn = !isOn;
  setJobs({ isProving: true }, isOn);
});

await runProcess({ scheduler: true, signer: true }, () => process.send!('up'));
