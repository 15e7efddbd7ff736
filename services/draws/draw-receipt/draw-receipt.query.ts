import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { BoxShelf } from '../box-shelf.js';

/** A draw as its member can check it against the public log. */
export interface Receipt {
  readonly pack_id: string;
  readonly box_hash: string;
  readonly first_slot: number;
  readonly count: number;
  readonly day: number;
  readonly client_seed: string;
  /** Who made the client seed: the member's browser, or the shop for a client that sent none. */
  readonly client_seed_by: 'member' | 'shop';
  readonly prize_ids: readonly string[];
  /** What was left of each prize before the draw. */
  readonly left_before: Readonly<Record<string, number>>;
  /** The head of the public log after the draw. */
  readonly head: string;
}

/** Null when the draw is not the member's. */
export class GetReceipt extends Query<Receipt | null> {
  constructor(
    readonly memberId: string,
    readonly drawId: string,
  ) {
    super();
  }
}

const FIND = `select pack_id, first_slot, day, client_seed, client_seed_by, prizes, left_before, head
  from draws.draws where draw_id = $1 and member_id = $2`;

@QueryHandler(GetReceipt)
export class GetReceiptHandler implements IQueryHandler<GetReceipt> {
  constructor(
    private readonly database: Database,
    private readonly shelf: BoxShelf,
  ) {}

  async execute({ memberId, drawId }: GetReceipt): Promise<Receipt | null> {
    const { rows } = await this.database.pool.query({ name: 'draw-receipt', text: FIND, values: [drawId, memberId] });
    const row = rows[0];
    if (!row) return null;
    const { terms } = (await this.shelf.find(row.pack_id))!;
    return {
      pack_id: row.pack_id,
      box_hash: terms.boxHash,
      first_slot: row.first_slot,
      count: row.prizes.length,
      day: row.day,
      client_seed: row.client_seed,
      client_seed_by: row.client_seed_by,
      prize_ids: row.prizes.map((index: number) => terms.prizeIds[index]!),
      left_before: Object.fromEntries(terms.prizeIds.map((id, i) => [id, row.left_before[i]])),
      head: row.head,
    };
  }
}
