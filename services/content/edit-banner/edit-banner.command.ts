import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import { BANNER_ID, type Banner, saveBanner } from '../banner-row.js';

/** Changes the banner of the top page. */
export class EditBanner extends Command<void> {
  constructor(
    readonly banner: Banner,
    readonly operator: Operator,
  ) {
    super();
  }
}

@CommandHandler(EditBanner)
export class EditBannerHandler implements ICommandHandler<EditBanner> {
  constructor(private readonly store: EventStore) {}

  execute({ banner, operator: { operatorId } }: EditBanner): Promise<void> {
    return this.store.transact(['banner'], async (tx) => {
      saveBanner(tx, banner);
      const act = { resource: 'banners', id: BANNER_ID, command: 'edit', reason: '', outcome: 'done' };
      recordAct(tx, { operatorId, ...act });
    });
  }
}
