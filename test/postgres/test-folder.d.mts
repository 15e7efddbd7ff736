export function makeTestFolder(): Promise<string>;
export function sweepTestFolders(): Promise<void>;
