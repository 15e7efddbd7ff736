import type { CampaignStage, PlannedRound } from './stages.mjs';

interface Red {
  readonly words: string;
  /** The command that repeats it. */
  readonly line: string;
}

interface Round {
  readonly amount: number;
  readonly reds: readonly Red[];
  readonly log: string;
}

interface StageReport {
  readonly name: string;
  readonly unit: string;
  readonly seed: number;
  readonly minutes: number;
  readonly rounds: readonly Round[];
}

export function readCommand<Stage extends { readonly name: string }>(
  args: readonly string[],
  stages: readonly Stage[],
  anySeed: number,
): { readonly stages: Stage[]; readonly minutes: number; readonly seed: number };
export function seedOf(firstSeed: number, round: number): number;
export function lineOf(round: PlannedRound): string;
export function redsOf(
  ended: { readonly code: number | null; readonly output: string },
  stage: Pick<CampaignStage, 'redsOf' | 'lineOf'>,
  plan: PlannedRound,
): Red[];
export function isStuck(rounds: readonly Pick<Round, 'amount' | 'reds'>[]): boolean;
export function reportOf(about: string, stages: readonly StageReport[]): string;
