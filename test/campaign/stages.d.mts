export interface PlannedRound {
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly amount?: number;
}

export interface CampaignStage {
  readonly name: string;
  readonly unit: string;
  readonly guard: number;
  roundOf(at: {
    readonly round: number;
    readonly seed: number;
    readonly firstSeed: number;
    readonly minutesLeft: number;
  }): PlannedRound | undefined;
  amountOf(output: string, round: PlannedRound): number;
  redsOf(output: string): readonly string[];
  lineOf?(red: string): string | undefined;
}

export const CAMPAIGN: readonly CampaignStage[];
