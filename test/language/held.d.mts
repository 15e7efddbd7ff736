export const HELD: readonly string[];
