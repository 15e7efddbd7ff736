import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { recordAct } from '../../operators/index.js';
import { type KeptPicture, Pictures } from '../../platform/pictures.js';
import { EventStore } from '../../platform/store/event-store.js';

/** Keeps a picture of an operator; null for what is none. */
export class KeepPicture extends Command<KeptPicture | null> {
  constructor(
    readonly file: Buffer,
    /** In pixels. */
    readonly mostWidth: number,
    readonly operatorId: string,
  ) {
    super();
  }
}

@CommandHandler(KeepPicture)
export class KeepPictureHandler implements ICommandHandler<KeepPicture> {
  constructor(
    private readonly pictures: Pictures,
    private readonly store: EventStore,
  ) {}

  async execute({ file, mostWidth, operatorId }: KeepPicture): Promise<KeptPicture | null> {
    const picture = await this.pictures.keep(file, mostWidth);
    if (!picture) return null;
    const act = { resource: 'uploads', id: picture.id, command: 'create', reason: '', outcome: 'done' };
    await this.store.transact([], async (tx) => recordAct(tx, { operatorId, ...act }));
    return picture;
  }
}
