import type { Done } from '../../platform/http/wire.contract.js';
import type { Receipt } from '../wire/receipt.contract.js';

export interface ReceiptAnswer extends Done, Receipt {}

export interface DrawReceiptCalls {
  /** What a member needs to check a draw of theirs. */
  'GET /api/fair/draw/{id}': { answer: ReceiptAnswer };
}
