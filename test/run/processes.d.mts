import type { SeenProcess } from './cpu.rules.mjs';

export const canSee: boolean;
export function seenNow(): (SeenProcess & { readonly mark: string })[];
export function killLeftovers(): void;
