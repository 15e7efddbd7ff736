import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ForMembers } from '../../platform/http/access/access.js';
import { isSet } from '../../platform/http/requests/codes.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { CatalogCache } from '../cache/catalog-cache.js';
import { MAX_FAVOURITES } from '../streams/favourites.js';
import type { FavouritesResponse } from '../wire/favourites.contract.js';
import { type Marked, MarkFavourite } from './mark-favourite.command.js';
import { MarkFavouriteRequest } from './mark-favourite.contract.js';

const TOO_MANY = buildFieldError('pack_id', {
  ja: `お気に入りは${MAX_FAVOURITES}件までです。ほかのパックを外してから、もう一度お試しください。`,
  en: `You can have at most ${MAX_FAVOURITES} favorites. Remove one and try again.`,
});

const replyTo = (marked: Marked): CallResponse<FavouritesResponse> =>
  marked === null ? { state: 400, errors: TOO_MANY } : { state: 200, list: marked };

/** Handles `POST /api/user/pack/favourites`. */
@Controller('user/pack/favourites')
export class MarkFavouriteController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cache: CatalogCache,
  ) {}

  @Post()
  @HttpCode(200)
  @ForMembers()
  async mark(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { pack_id: packId, favourite } = write.parse(MarkFavouriteRequest);
    if (!(await this.cache.find(packId))) throw new RefusedError(404);
    return this.commands.execute(
      new MarkFavourite(memberOf(write.context), packId, isSet(favourite), write.idempotencyKey(replyTo)),
    );
  }
}
