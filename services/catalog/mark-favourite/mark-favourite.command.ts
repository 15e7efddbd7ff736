import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberStreamOf } from '../../members/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { addFavourite, forgetOverFavourites, loadFavourites, removeFavourite } from '../rows/favourites.rows.js';
import { withFavourite } from '../streams/favourites.js';

/** The packs now marked by a member; null if they would exceed the limit. */
export type Marked = readonly string[] | null;

/** Marks a pack as favourite, or removes the mark. */
export class MarkFavourite extends Command<CommandResponse> {
  /**
   * Creates the command.
   *
   * @param packId the id of a published pack
   */
  constructor(
    readonly memberId: string,
    readonly packId: string,
    readonly isFavourite: boolean,
    readonly key: IdempotencyKey<Marked>,
  ) {
    super();
  }
}

@CommandHandler(MarkFavourite)
export class MarkFavouriteHandler implements ICommandHandler<MarkFavourite> {
  constructor(private readonly store: EventStore) {}

  execute(command: MarkFavourite): Promise<CommandResponse> {
    // The lock on the member keeps two parallel requests within the limit.
    return this.store.once(command.key, [memberStreamOf(command.memberId)], (tx) => this.mark(tx, command));
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
