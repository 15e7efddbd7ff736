import { IsOptional, IsString, MaxLength } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Done } from '../../platform/http/requests/wire.contract.js';

const DRAW = withMessage('シェアする購入を選び直してください。', 'Choose again which purchase to share.');
const CARD = withMessage('シェアするカードを選び直してください。', 'Choose again which card to share.');

export class ShareCardRequest {
  static readonly closed = true;

  /** The id of the draw. */
  @IsString(DRAW)
  @MaxLength(64, DRAW)
  history_id!: string;

  /** The id of one of its cards; absent: the best card. */
  @IsOptional()
  @IsString(CARD)
  @MaxLength(64, CARD)
  card_id?: string;
}

export interface CardShared extends Done {
  /** The address that shows the card to anybody, in the reader's language. */
  readonly url: string;
  /** The name of the card in the reader's language. */
  readonly name: string;
}

export interface ShareCardCalls {
  /** Shares a card that the member drew. Anybody with the address sees the card and its pack, and nothing of the member. */
  'POST /api/user/share': { request: ShareCardRequest; answer: CardShared };
}
