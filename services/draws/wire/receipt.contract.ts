/** A draw as its member can check it against the public log. */
export interface Receipt {
  readonly pack_id: string;
  readonly box_hash: string;
  /** Counted from 0. */
  readonly first_slot: number;
  readonly count: number;
  readonly day: number;
  readonly client_seed: string;
  /** Its hash, as the public log has it. */
  readonly client_seed_hash: string;
  /** Who made the client seed: the member's browser, or the shop for a client that sent none. */
  readonly client_seed_by: 'member' | 'shop';
  /** One for each slot. */
  readonly prize_ids: readonly string[];
  /** Of the prizes outside of the box that it has won, by slot. */
  readonly extra_prize_ids: readonly string[];
  /** What was left of each prize before the draw. */
  readonly left_before: Readonly<Record<string, number>>;
  /** The head of the public log after the draw. */
  readonly head: string;
}

/** The receipt of any draw; the client seed is null after its member's account was erased, and its hash remains. */
export interface KeptReceipt extends Omit<Receipt, 'client_seed'> {
  readonly client_seed: string | null;
}
