export function changedSince(ref: string, folder?: string): string[];
