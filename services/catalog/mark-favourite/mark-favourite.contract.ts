import { IsIn, Length } from 'class-validator';
import { withMessage } from '../../platform/http/requests/contract.js';
import type { Flag } from '../../platform/http/requests/wire.contract.js';
import type { FavouritesResponse } from '../wire/favourites.contract.js';

const PACK = withMessage('パックを選択してください。', 'Choose a pack.');
const CHOICE = withMessage('お気に入りに入れるか外すかを選択してください。', 'Choose whether to add or remove it.');

/** The body of `POST /api/user/pack/favourites`. */
export class MarkFavouriteRequest {
  @Length(1, 18, PACK)
  pack_id!: string;

  /** '1' marks the pack, '0' removes the mark. */
  @IsIn(['0', '1'], CHOICE)
  favourite!: Flag;
}

export interface MarkFavouriteCalls {
  /** Marks a pack or removes the mark; repeating it changes nothing. At most 500. Specific to this project. */
  'POST /api/user/pack/favourites': { request: MarkFavouriteRequest; answer: FavouritesResponse };
}
