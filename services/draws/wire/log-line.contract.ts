/** One line of the public log. */
export interface LogLine {
  readonly slot: number;
  readonly day: number;
  readonly client_seed_hash: string;
  readonly prize_id: string;
  /** The extra prizes won by the slot; absent for none. */
  readonly extra_prize_ids?: readonly string[];
  readonly hash: string;
}
