export interface Kill {
  /** So long after it has come up. */
  readonly afterMs?: number;
  /** At this place, the so-manieth time. */
  readonly point?: string;
  readonly at?: number;
}

export function kindOf(name: string): string;
export function planOf(
  seed: number,
  counts: { readonly app: number; readonly postgres: number; readonly kafka: number },
  names: { readonly processes: readonly string[]; readonly brokers: readonly string[] },
  perRound?: number,
): Readonly<Record<string, readonly Kill[]>>[];
