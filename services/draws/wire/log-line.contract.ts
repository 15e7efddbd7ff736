/** One line of the public log. */
export interface LogLine {
  readonly slot: number;
  readonly day: number;
  readonly client_seed_hash: string;
  readonly prize_id: string;
  /** What the slot gives besides, of prizes outside of the box; absent for nothing. */
  readonly extra_prize_ids?: readonly string[];
  readonly hash: string;
}
