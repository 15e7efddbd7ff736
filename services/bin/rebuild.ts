import { Clock } from '../kernel/time.js';
import { projections } from '../parts.js';
import { Database } from '../platform/database/database.js';
import { Feed } from '../platform/feed/feed.js';
import { rebuild } from '../platform/projections/rebuild.js';
import { acceptanceOf, SumsMovedError } from '../platform/projections/rebuild-changes.js';
import { StartupError } from '../platform/startup-error.js';
import { runProcess } from '../startup/process.js';

/** Rebuilds the read model that is named on the command line, and ends. */
await runProcess(
  {},
  () => process.kill(process.pid, 'SIGTERM'),
  async ({ app }) => {
    const name = process.argv[2];
    const projection = projections.find((one) => one.name === name);
    if (!projection)
      throw new StartupError(
        `the read model must be one of ${projections.map((one) => one.name).join(', ')}, not "${name ?? ''}"`,
      );
    const reportProgress = (reached: number, head: number) =>
      process.stdout.write(`\r${name}: ${reached} of ${head} events`);
    const done = rebuild(
      app.get(Database).pool,
      app.get(Feed),
      app.get(Clock),
      projection,
      reportProgress,
      process.argv[3],
    );
    await done.catch((error) => {
      if (!(error instanceof SumsMovedError)) throw error;
      const acceptance = `${name} ${acceptanceOf(error.changes)}`;
      throw new StartupError(
        `${error.message}: ${JSON.stringify(error.changes)}; to accept it, run with ${acceptance}`,
      );
    });
    process.stdout.write(`\n${name} is rebuilt\n`);
  },
);
