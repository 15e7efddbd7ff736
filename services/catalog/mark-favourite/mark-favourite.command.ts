import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberStreamOf } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { addFavourite, forgetOverFavourites, loadFavourites, removeFavourite } from '../rows/favourites.rows.js';
import { withFavourite } from '../streams/favourites.js';

/** The packs that a member has marked now; null: they would be too many. */
export type Marked = readonly string[] | null;

/** A member marks a pack, or takes the mark away. */
export class MarkFavourite extends Command<CommandResponse> {
  /** @param packId of a pack that was published */
  constructor(
    readonly memberId: string,
    readonly packId: string,
    readonly isFavourite: boolean,
    readonly slot: IdempotencyKey<Marked>,
  ) {
    super();
  }
}

@CommandHandler(MarkFavourite)
export class MarkFavouriteHandler implements ICommandHandler<MarkFavourite> {
  constructor(private readonly store: EventStore) {}

  execute(wish: MarkFavourite): Promise<CommandResponse> {
    // Under a lock of the member's, so that two at once are not too many.
    return this.store.once(wish.slot, [memberStreamOf(wish.memberId)], (tx) => this.mark(tx, wish));
  }

  private async mark(tx: StoreTransaction, { memberId, packId, isFavourite }: MarkFavourite): Promise<Marked> {
    await forgetOverFavourites(tx, memberId);
    const after = withFavourite(await loadFavourites(tx, memberId), packId, isFavourite);
    if (after === null) return null;
    if (isFavourite) addFavourite(tx, memberId, packId);
    else removeFavourite(tx, memberId, packId);
    return after;
  }
}
