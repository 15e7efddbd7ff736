import { Check, type Findings, type LogPart } from './check.rules';
import type { LogLine } from './draw-protocol.rules';
import type { Subject } from './subject.rules';

/** Task of a page for a running check. Tasks run one at a time, and each has a result. */
export type Task =
  | { readonly kind: 'open'; readonly subject: Subject; readonly nowMs: number }
  | { readonly kind: 'add'; readonly lines: readonly LogLine[] }
  | { readonly kind: 'end'; readonly nowMs: number };

export interface TaskResults {
  readonly open: { readonly part: LogPart; readonly findings: Findings };
  readonly add: null;
  readonly end: Findings;
}

/** Returns a function that performs the tasks of one check, `open` first. */
export const createTaskPerformer = () => {
  let check: Check;
  return (task: Task): TaskResults[Task['kind']] => {
    switch (task.kind) {
      case 'open':
        check = new Check(task.subject);
        return { part: check.part, findings: check.findings(check.part.lines === 0, task.nowMs) };
      case 'add':
        check.add(task.lines);
        return null;
      case 'end':
        return check.findings(true, task.nowMs);
    }
  };
};
