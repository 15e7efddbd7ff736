import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Length of a clock tick in `/proc/<pid>/stat` (`USER_HZ`), the same on every Linux (proc(5)). */
const MICROSECONDS_PER_TICK = 10_000;

interface Used {
  readonly parent: number;
  /** User and system time of the process and of the children that it has waited for. */
  readonly ticks: number;
}

/** Reads a process's line of `/proc`, null when it is gone. Its name may hold spaces, so fields count from the last bracket. */
const usedBy = (pid: number): Used | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return null;
  }
};

/** Returns the CPU time of a process and its children in µs. Ended children count with their parent. Linux only. */
export const readFamilyMicroseconds = (pid: number): number => {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const family = all
    .map((other) => [other, usedBy(other)] as const)
    .filter(([other, used]) => other === pid || used?.parent === pid);
  return family.reduce((sum, [, used]) => sum + (used?.ticks ?? 0), 0) * MICROSECONDS_PER_TICK;
};

/** CPU time of the shop and of its PostgreSQL, in µs. */
export interface CpuTime {
  readonly shop: number;
  readonly postgres: number;
}

/** Measures the CPU time of the shop's process and of the PostgreSQL in this folder while `work` runs. */
export const withCpuTime = async <Result>(
  shopPid: number,
  postgresFolder: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; cpu: CpuTime }> => {
  const postmaster = Number(readFileSync(join(postgresFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const look = () => ({ shop: readFamilyMicroseconds(shopPid), postgres: readFamilyMicroseconds(postmaster) });
  const before = look();
  const result = await work();
  const after = look();
  return { result, cpu: { shop: after.shop - before.shop, postgres: after.postgres - before.postgres } };
};

const BACKENDS = 'select pid from pg_stat_activity where application_name = $1';
/** Shorter than the ten seconds after which an idle connection is closed. */
const LOOK_MS = 2000;

/**
 * Measures the CPU time in µs of one application's PostgreSQL connections while `work` runs. `PGAPPNAME` names the application.
 */
export const withBackendTime = async <Result>(
  db: pg.Client,
  application: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; microseconds: number }> => {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  const look = async (isBeginning: boolean) => {
    for (const { pid } of (await db.query<{ pid: number }>(BACKENDS, [application])).rows) {
      const ticks = usedBy(pid)?.ticks;
      if (ticks === undefined) continue;
      if (isBeginning) first.set(pid, ticks);
      last.set(pid, ticks);
    }
  };
  await look(true);
  const looking = setInterval(() => void look(false), LOOK_MS);
  const result = await work();
  clearInterval(looking);
  await look(false);
  const ticks = [...last].reduce((sum, [pid, used]) => sum + used - (first.get(pid) ?? 0), 0);
  return { result, microseconds: ticks * MICROSECONDS_PER_TICK };
};
