import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The properties that distinguish a process from a later one with the same id. */
export interface RunningProcess {
  /** The start of the process, in a form for comparison only. */
  readonly started: string;
  readonly command: string;
}

/** Returns the process with an id; undefined if it has ended, even if it is a zombie. */
export const findProcess = (pid: number): RunningProcess | undefined => {
  try {
    return process.platform === 'linux' ? fromProcFolder(pid) : fromProcessList(pid);
  } catch {
    return undefined;
  }
};

/** Reads fields 3 (state) and 22 (start) of proc_pid_stat(5) on Linux, where a slim image may lack `ps`. */
const fromProcFolder = (pid: number): RunningProcess | undefined => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  return fields[0] === 'Z' ? undefined : { started: fields[19]!, command };
};

const fromProcessList = (pid: number): RunningProcess | undefined => {
  const columns = ['-ww', '-o', 'stat=', '-o', 'lstart=', '-o', 'command=', '-p', String(pid)];
  const line = execFileSync('ps', columns, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).trim();
  const [, state, started, command] = /^(\S+)\s+(\S+ +\S+ +\d+ +\S+ +\d+)\s+(.*)$/s.exec(line)!;
  return state!.startsWith('Z') ? undefined : { started: started!, command: command! };
};

/** A signal, and the time to wait for the end of the process after it. */
export type SignalStep = readonly [signal: NodeJS.Signals, patienceMs: number];

/** Sends the signals one after the other until the process has ended. */
export const endProcess = async (pid: number, steps: readonly SignalStep[]): Promise<void> => {
  const started = findProcess(pid)?.started;
  const lives = () => started !== undefined && findProcess(pid)?.started === started;
  for (const [signal, patienceMs] of steps) {
    if (lives()) signalProcess(pid, signal);
    const giveUpAt = performance.now() + patienceMs;
    while (lives() && performance.now() < giveUpAt) await sleep(20);
  }
};

const signalProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};
