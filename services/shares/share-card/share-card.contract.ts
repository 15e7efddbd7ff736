import { IsOptional, IsString, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const DRAW = withMessage('シェアする購入を選び直してください。', 'Choose again which purchase to share.');
const CARD = withMessage('シェアするカードを選び直してください。', 'Choose again which card to share.');

export class ShareCardRequest {
  static readonly closed = true;

  /** The draw. */
  @IsString(DRAW)
  @MaxLength(64, DRAW)
  history_id!: string;

  /** One of its cards; without it, the best. */
  @IsOptional()
  @IsString(CARD)
  @MaxLength(64, CARD)
  card_id?: string;
}

export interface CardShared extends Done {
  /** The address that shows the card to everybody who has it, in the reader's language. */
  readonly url: string;
  /** Of the card, in the reader's language. */
  readonly name: string;
}

export interface ShareCardCalls {
  /** Shares a drawn card of the member's own: whoever has the address sees card and pack, and nothing of the member. */
  'POST /api/user/share': { request: ShareCardRequest; answer: CardShared };
}
