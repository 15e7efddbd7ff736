/** A draw with the data to verify it against the public log. */
export interface Receipt {
  readonly pack_id: string;
  readonly box_hash: string;
  /** Counted from 0. */
  readonly first_slot: number;
  readonly count: number;
  readonly day: number;
  readonly client_seed: string;
  /** The hash of the client seed, as in the public log. */
  readonly client_seed_hash: string;
  /** The origin of the client seed: the member's browser, or the shop for a client that sent none. */
  readonly client_seed_by: 'member' | 'shop';
  /** One for each slot. */
  readonly prize_ids: readonly string[];
  /** The extra prizes won, by slot. */
  readonly extra_prize_ids: readonly string[];
  /** The cards left of each prize before the draw. */
  readonly left_before: Readonly<Record<string, number>>;
  /** The head of the public log after the draw. */
  readonly head: string;
}

/** A receipt in the operators' API. The client seed is null after the account was erased; its hash remains. */
export interface KeptReceipt extends Omit<Receipt, 'client_seed'> {
  readonly client_seed: string | null;
}
