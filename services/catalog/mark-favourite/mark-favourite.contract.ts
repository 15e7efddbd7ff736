import { IsIn, Length } from 'class-validator';
import { says } from '../../platform/http/contract.js';
import type { Flag } from '../../platform/http/wire.contract.js';
import type { FavouritesAnswer } from '../wire/favourites.contract.js';

const PACK = says('パックを選択してください。', 'Choose a pack.');
const CHOICE = says('お気に入りに入れるか外すかを選択してください。', 'Choose whether to add or remove it.');

/** `POST /api/user/pack/favourites` */
export class MarkFavouriteRequest {
  @Length(1, 18, PACK)
  pack_id!: string;

  /** '1' marks it, '0' takes the mark away. */
  @IsIn(['0', '1'], CHOICE)
  favourite!: Flag;
}

export interface MarkFavouriteCalls {
  /** Marks a pack, or takes the mark away; what is so already stays as it is. At most 500. This project's own. */
  'POST /api/user/pack/favourites': { request: MarkFavouriteRequest; answer: FavouritesAnswer };
}
