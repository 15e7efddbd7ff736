export function isInstalled(root: string, machine?: string): boolean;
export function noteInstalled(root: string, machine?: string): void;
export function listFilesBelow(root: string, paths: readonly string[]): string[];
export function buildOnce(
  root: string,
  what: {
    readonly name: string;
    readonly inputs: readonly string[];
    readonly output: string;
    readonly build: () => Promise<void>;
  },
): Promise<boolean>;
