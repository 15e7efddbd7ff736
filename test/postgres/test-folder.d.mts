export function makeTestFolder(parent?: string): Promise<string>;
export function keepTestFolder(folder: string): string;
export function placeOfLosableData(): Promise<string>;
export function removeTestFolders(): Promise<void>;
