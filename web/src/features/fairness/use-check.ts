import { useEffect, useRef, useState } from 'react';
import { getMonotonicMs } from '../../browser/clock';
import { type Progress, runCheck } from './run-check';
import type { Subject } from './subject.rules';

/** Maximum length of a log that is read without asking, about 5 MB. */
const SHORT_LINES = 20_000;

/** `asking`: the log is long, and the reader has not agreed to fetch it. */
export type Phase = 'running' | 'asking' | 'done' | 'stopped' | 'failed';

interface State {
  readonly phase: Phase;
  /** Undefined until the manifest was checked. */
  readonly progress?: Progress;
  /** Lines of the log read per second. */
  readonly linesPerSecond: number;
}

export interface RunningCheck extends State {
  /** Starts the check, or restarts it; reads a log of any length. */
  readonly start: () => void;
  readonly stop: () => void;
}

const fresh: State = { phase: 'running', linesPerSecond: 0 };

/**
 * Checks the subject at once, and again after a change.
 * @param renew refetches the subject before a check that the reader requests
 */
export const useCheck = (subject: Subject, renew: () => Promise<unknown>): RunningCheck => {
  const [state, setState] = useState(fresh);
  const [request, setRequest] = useState({ isByReader: false });
  const running = useRef<AbortController>(null);

  useEffect(() => {
    const abort = new AbortController();
    const startedMs = getMonotonicMs();
    const update = (next: Partial<State>) => !abort.signal.aborted && setState((last) => ({ ...last, ...next }));
    const reportProgress = (phase: Phase, progress: Progress) =>
      update({ phase, progress, linesPerSecond: Math.round((progress.read * 1000) / (getMonotonicMs() - startedMs)) });
    running.current = abort;
    setState(fresh);
    runCheck(subject, {
      readsLog: (lines) => request.isByReader || lines <= SHORT_LINES,
      onProgress: (progress) => reportProgress('running', progress),
      signal: abort.signal,
    }).then(
      (progress) => reportProgress(progress.isComplete ? 'done' : 'asking', progress),
      () => update({ phase: 'failed' }),
    );
    return () => abort.abort();
  }, [subject, request]);

  const start = async () => {
    setState(fresh);
    await renew();
    setRequest({ isByReader: true });
  };
  const stop = () => {
    running.current?.abort();
    setState((last) => ({ ...last, phase: 'stopped' }));
  };
  return { ...state, start: () => void start(), stop };
};
