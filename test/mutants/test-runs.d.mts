import type { MutantStage } from './list.mjs';

export function stageOf(spec: string): MutantStage;
