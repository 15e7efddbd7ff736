import type { ScheduledCommand } from '../../services/kernel/scheduled-command.js';
import { parts } from '../../services/parts.js';
import { jobOf } from '../../services/platform/deadlines/jobs.js';
import { runProcess } from '../../services/startup/process.js';

// The shop in one process, which leaves out books and proof from one SIGUSR2 to the next: for `bench:proof-in-rush` alone.

/** What also belongs to it, of other parts: the logs of boxes. */
const OF_OTHERS = ['PublishBoxHeads'];

const proving = parts.flatMap(({ name, schedule = [] }) =>
  schedule.filter((one) => name === 'books' || name === 'proof' || OF_OTHERS.includes(jobOf(one))),
);
const usual = new Map(proving.map((one) => [one, one.every]));
let isOn = true;
process.on('SIGUSR2', () => {
  isOn = !isOn;
  for (const one of proving)
    (one as { every: ScheduledCommand['every'] | 'never' }).every = isOn ? usual.get(one)! : 'never';
});

await runProcess(
  { http: true, readers: true, reactor: true, timekeeper: true, sandbox: true, signer: true },
  () => undefined,
);
