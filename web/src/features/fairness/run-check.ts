import { getNowMs } from '../../browser/clock';
import { openWorker } from '../../browser/worker';
import type { Findings, LogPart } from './check.rules';
import { createTaskPerformer, type Task, type TaskResults } from './check-tasks';
import { loadLogPages } from './fairness.api';
import type { Subject } from './subject.rules';

/** Progress of a check. */
export interface Progress {
  readonly findings: Findings;
  readonly part: LogPart;
  /** number of lines read */
  readonly read: number;
  /** true when everything is checked */
  readonly isComplete: boolean;
}

interface Options {
  /** Decides by the number of lines if the log is read. */
  readonly readsLog: (lines: number) => boolean;
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

/**
 * Checks a box or a draw in a worker, so that the page stays responsive.
 * @returns the final findings
 * @throws when the log cannot be read, or when the signal aborts
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
    for await (const lines of loadLogPages(subject.packId, part)) {
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
  return worker ? createWorkerPerformer(worker) : createPagePerformer();
};

const createWorkerPerformer = (worker: Worker): Performer => ({
  perform: (task) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(task);
    }),
  close: () => worker.terminate(),
});

/** Checks in the page itself, which blocks it briefly for each batch of lines. */
const createPagePerformer = (): Performer => {
  const perform = createTaskPerformer();
  return { perform: async (task) => perform(task), close: () => {} };
};
