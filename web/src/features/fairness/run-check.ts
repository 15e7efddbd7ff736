import { getNowMs } from '../../browser/clock';
import { openWorker } from '../../browser/worker';
import type { Findings, LogPart } from './check.rules';
import { createTaskPerformer, type Task, type TaskResults } from './check-tasks';
import { logPages } from './fairness.api';
import type { Subject } from './subject.rules';

/** How far a check is. */
export interface Progress {
  readonly findings: Findings;
  readonly part: LogPart;
  /** Lines of the log that were read. */
  readonly read: number;
  /** Whether all is checked that there is to check. */
  readonly isComplete: boolean;
}

interface Options {
  /** Given the length of the log: whether to read it, or to leave it at the promise. */
  readonly readsLog: (lines: number) => boolean;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/**
 * Checks a box or a draw in a thread of its own, so that the page stays quick.
 * @returns what was found at last @throws when the log cannot be read, or when the signal says so
 */
export const runCheck = async (subject: Subject, { readsLog, onProgress, signal }: Options): Promise<Progress> => {
  const { perform, close } = openPerformer();
  const ask = <Kind extends Task['kind']>(task: Task & { readonly kind: Kind }) =>
    perform(task) as Promise<TaskResults[Kind]>;
  try {
    const { part, findings } = await ask({ kind: 'open', subject, nowMs: getNowMs() });
    let progress: Progress = { findings, part, read: 0, isComplete: part.lines === 0 };
    if (progress.isComplete || !readsLog(part.lines)) return progress;
    onProgress(progress);
    for await (const lines of logPages(subject.packId, part)) {
      signal.throwIfAborted();
      await ask({ kind: 'add', lines });
      progress = { ...progress, read: progress.read + lines.length };
      onProgress(progress);
    }
    return { ...progress, findings: await ask({ kind: 'end', nowMs: getNowMs() }), isComplete: true };
  } finally {
    close();
  }
};

interface Performer {
  readonly perform: (task: Task) => Promise<unknown>;
  readonly close: () => void;
}

const openPerformer = (): Performer => {
  const worker = openWorker(() => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }));
  return worker ? besideThePage(worker) : inThePage();
};

const besideThePage = (worker: Worker): Performer => ({
  perform: (task) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(task);
    }),
  close: () => worker.terminate(),
});

/** Checks in the page itself, which holds it up for a moment with each part of the log. */
const inThePage = (): Performer => {
  const perform = createTaskPerformer();
  return { perform: async (task) => perform(task), close: () => {} };
};
