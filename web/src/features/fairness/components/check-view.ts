import type { Findings } from '../check.rules';
import type { Subject } from '../subject.rules';
import type { Phase } from '../use-check';

export interface CheckView {
  readonly subject: Subject;
  readonly findings: Findings;
  readonly phase: Phase;
}
