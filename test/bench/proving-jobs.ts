import type { ScheduledCommand } from '../../services/kernel/timer.js';
import { parts } from '../../services/parts.js';
import { nameJob } from '../../services/platform/deadlines/jobs.js';

/** Jobs of other modules that also belong to books and proof: the logs of boxes. */
const OF_OTHERS = ['PublishBoxHeads'];

const all = parts.flatMap(({ name, schedule = [] }) =>
  schedule.map((job) => ({ job, isProving: name === 'books' || name === 'proof' || OF_OTHERS.includes(nameJob(job)) })),
);
const usual = new Map(all.map(({ job }) => [job, job.every]));

/** Switches the jobs of this process on or off: those of books and proof (`isProving`), or all others. */
export const setJobs = (of: { readonly isProving: boolean }, isOn: boolean): void => {
  for (const { job, isProving } of all)
    if (isProving === of.isProving)
      (job as { every: ScheduledCommand['every'] | 'never' }).every = isOn ? usual.get(job)! : 'never';
};
