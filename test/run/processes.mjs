// Reads the processes of this machine from /proc; without /proc, there are none.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { idOf, processOf } from './cpu.rules.mjs';

export const canSee = existsSync('/proc/self/stat');

const MARK = 'TEST_STAGE_MARK';
const MARKED = new RegExp(`(?:^|\\0)${MARK}=([^\\0]*)`);

/** Returns a file of a process; undefined when it has ended, or belongs to another user. */
const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
};

/** Marks of known processes; no process changes its own. */
let marks = new Map();

/** Lists all processes, each with its mark, which may be inherited. */
export const readProcesses = () => {
  if (!canSee) return [];
  const seen = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => read(pid, 'stat'))
    .filter(Boolean)
    .map(processOf);
  const markOf = (one) => marks.get(idOf(one)) ?? MARKED.exec(read(one.pid, 'environ') ?? '')?.[1] ?? '';
  marks = new Map(seen.map((one) => [idOf(one), markOf(one)]));
  return seen.map((one) => ({ ...one, mark: marks.get(idOf(one)) }));
};

/** Beginning of all marks from this process, which identifies it also against a later one with its number. */
const OWN = canSee ? idOf(processOf(read('self', 'stat'))) : '';

const MARK_OF_A_RUN = /^(\d+ \d+) [\da-f-]{36}$/;

/** Returns a mark for a new process, and the environment that passes it on to its children. */
export const newMark = () => {
  const mark = `${OWN} ${randomUUID()}`;
  return { mark, env: { [MARK]: mark } };
};

const killMarked = (isOver) => {
  const seen = readProcesses();
  const alive = new Set(seen.map(idOf));
  for (const { pid, mark } of seen) {
    const [, run] = MARK_OF_A_RUN.exec(mark) ?? [];
    if (!run || !isOver(run, alive)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
};

/** Kills all processes of runs that have ended, even by SIGKILL. */
export const killLeftovers = () => killMarked((run, alive) => !alive.has(run));

/** Kills everything that this run has started, in any session, before an early end. */
export const killStarted = () => killMarked((run) => run === OWN);
