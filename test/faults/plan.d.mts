export interface Kill {
  /** So long after it has come up. */
  readonly afterMs?: number;
  /** At this place, the so-manieth time. */
  readonly point?: string;
  readonly at?: number;
  /** Not started again before this process has died once more. */
  readonly until?: string;
}

/** A place at which a process of a kind dies, the so-manieth time that it comes by. */
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
