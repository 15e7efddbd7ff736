import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { changesBetween, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { BANNER_ID, type Banner, type KeptBanner, lockBanner, saveBanner } from '../banner-row.js';

/** Changes the banner of the top page; null when somebody else has changed it since the operator looked. */
export class EditBanner extends Command<KeptBanner | null> {
  constructor(
    readonly banner: Banner,
    /** The version that the operator looked at; null: whichever it is. */
    readonly seen: number | null,
    readonly by: { readonly operatorId: string; readonly reason: string },
  ) {
    super();
  }
}

@CommandHandler(EditBanner)
export class EditBannerHandler implements ICommandHandler<EditBanner> {
  constructor(private readonly store: EventStore) {}

  execute({ banner, seen, by }: EditBanner): Promise<KeptBanner | null> {
    return this.store.transact(['banner'], async (tx) => {
      const before = await lockBanner(tx);
      const kept = await saveBanner(tx, banner, seen);
      const outcome = kept ? 'done' : 'StaleVersion';
      const changes = changesBetween(before, banner);
      recordAct(tx, { ...by, resource: 'banners', id: BANNER_ID, command: 'edit', outcome, changes });
      return kept;
    });
  }
}
