export interface Fetched {
  readonly scripts: string[];
  readonly styles: string[];
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

export function computeFetchedFiles(folder: string, names: readonly string[]): Fetched;

export function computePageSizes(folder?: string): ({ readonly page: string } & Fetched)[];
