export interface Kill {
  /** Time after the start. */
  readonly afterMs?: number;
  /** Name of the failpoint; `at` is the number of the pass. */
  readonly point?: string;
  readonly at?: number;
  /** Name of a process that must die once more before this one restarts. */
  readonly until?: string;
}

/** A failpoint at which a process of a kind dies; `at` is the number of the pass. */
export interface Death {
  readonly kind: string;
  readonly point: string;
  readonly at: number;
}

export const DEATHS: readonly Death[];

interface Names {
  readonly processes: readonly string[];
  readonly brokers: readonly string[];
}

export function sweepOf(names: Names): Readonly<Record<string, readonly Kill[]>>;
export function secondSweepOf(death: Death, processes: readonly string[]): Readonly<Record<string, readonly Kill[]>>;
export function kindOf(name: string): string;
export function planOf(
  seed: number,
  counts: { readonly app: number; readonly postgres: number; readonly kafka: number },
  names: Names,
  perRound?: number,
): Readonly<Record<string, readonly Kill[]>>[];
