/** One process as /proc shows it, times in hundredths of a second. */
export interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  readonly session: number;
  readonly start: number;
  readonly own: number;
  readonly waited: number;
  /** Mark in its environment, inherited by all that it starts. */
  readonly mark?: string;
}

export function processOf(line: string): SeenProcess;

export function idOf(process: SeenProcess): string;

export class ProcessTree {
  constructor(root: number, mark: string);
  see(processes: readonly SeenProcess[]): void;
  get hundredths(): number;
}
