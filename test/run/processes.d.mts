import type { SeenProcess } from './cpu.rules.mjs';

export const canSee: boolean;
export function readProcesses(): (SeenProcess & { readonly mark: string })[];
export function killLeftovers(): void;
