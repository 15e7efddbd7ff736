export function listChangedSince(ref: string, folder?: string): string[];
