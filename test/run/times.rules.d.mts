/** Seconds of CPU, and the milliseconds of the yardstick meanwhile. */
export interface Used {
  readonly cpu: number;
  readonly yardstick: number;
}

export type Budget = Readonly<Record<string, Used>>;

/** One stage of a run; a partial run is not compared with its budget. */
export interface StageTimes extends Partial<Used> {
  readonly name: string;
  readonly seconds: number;
  readonly isWhole: boolean;
  readonly failed: number;
}

export interface FileTime {
  readonly file: string;
  readonly stage: string;
  readonly seconds: number;
}

export interface Times {
  readonly stages: readonly StageTimes[];
  readonly slowest: readonly FileTime[];
}

export function judge(stage: Partial<Used>, budget?: Used): { limit: number; isOver: boolean } | undefined;
export function sumOf(used: readonly (Used | undefined)[]): Used | undefined;
export function budgetOf(before: Budget, times: Times): Budget;
export function filesOf(report: object): { readonly file: string; readonly seconds: number }[];
export function slowestOf(files: readonly FileTime[]): FileTime[];
export function tableOf(times: Times, budget: Budget): string[];
export function findOverBudget(times: Times, budget: Budget): string[];
export function withoutBudget(times: Times, budget: Budget): string[];
