import type { Done } from '../../platform/http/requests/wire.contract.js';
import type { Receipt } from '../wire/receipt.contract.js';

export interface ReceiptAnswer extends Done, Receipt {}

export interface DrawReceiptCalls {
  /** Returns what a member needs to verify their draw. */
  'GET /api/fair/draw/{id}': { answer: ReceiptAnswer };
}
