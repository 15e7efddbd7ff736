import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { RECEIPT_COLUMNS, type ReceiptRow, receiptOf } from '../rows/receipt.rows.js';
import type { Receipt } from '../wire/receipt.contract.js';

/** Loads a receipt; null if the draw is not the member's, or if the card was received in exchange. */
export class GetReceipt extends Query<Receipt | null> {
  constructor(
    readonly memberId: string,
    readonly drawId: string,
  ) {
    super();
  }
}

const FIND = `select ${RECEIPT_COLUMNS} from draws.draws where draw_id = $1 and member_id = $2`;

@QueryHandler(GetReceipt)
export class GetReceiptHandler implements IQueryHandler<GetReceipt> {
  constructor(
    private readonly database: Database,
    private readonly cache: OpenBoxCache,
  ) {}

  async execute({ memberId, drawId }: GetReceipt): Promise<Receipt | null> {
    const values = [drawId, memberId];
    const { rows } = await this.database.pool.query<ReceiptRow>({ name: 'draw-receipt', text: FIND, values });
    // A card received in exchange was not drawn: it has no box and nothing to verify.
    const box = rows[0] ? await this.cache.find(rows[0].pack_id) : null;
    const receipt = rows[0] && box ? receiptOf(rows[0], box) : null;
    // Only a closed account has lost its client seeds, and nobody is logged in to it.
    return receipt?.client_seed == null ? null : { ...receipt, client_seed: receipt.client_seed };
  }
}
