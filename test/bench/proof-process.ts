import { runProcess } from '../../services/startup/process.js';
import { setJobs } from './proving-jobs.js';

// Runs books and proof alone, so that their CPU is measured separately. SIGUSR2 switches them off and on. Used by
// `bench:proof-in-rush` alone.
setJobs({ isProving: false }, false);
let isOn = true;
process.on('SIGUSR2', () => {
  isOn = !isOn;
  setJobs({ isProving: true }, isOn);
});

await runProcess({ scheduler: true, signer: true }, () => process.send!('up'));
