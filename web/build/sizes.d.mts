export interface Fetched {
  readonly scripts: string[];
  readonly styles: string[];
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

export function fetchedFor(folder: string, names: readonly string[]): Fetched;

export function pageSizes(folder?: string): ({ readonly page: string } & Fetched)[];
