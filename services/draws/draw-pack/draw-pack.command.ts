import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { OpenBoxCache } from '../open-boxes/open-box-cache.js';
import { BoxWriter } from './box-writer.js';
import { Buyers } from './buyers.js';
import type { Count } from './draw-pack.decide.js';
import type { DrawOutcome } from './pending-draw.js';

export interface PackPurchase {
  readonly memberId: string;
  readonly sessionId: string;
  readonly packId: string;
  readonly count: Count;
  /** Null makes the shop generate one, and the receipt says so. */
  readonly clientSeed: string | null;
}

/** Draws cards from a pack. Random values are generated here, once, before any retry. */
export class DrawPack extends Command<CommandResponse> {
  constructor(
    readonly request: PackPurchase,
    readonly idempotencyKey: IdempotencyKey<DrawOutcome>,
  ) {
    super();
  }
}

@CommandHandler(DrawPack)
export class DrawPackHandler implements ICommandHandler<DrawPack> {
  constructor(
    private readonly writer: BoxWriter,
    private readonly cache: OpenBoxCache,
    private readonly buyers: Buyers,
    private readonly clock: Clock,
    private readonly store: EventStore,
  ) {}

  async execute({ request, idempotencyKey }: DrawPack): Promise<CommandResponse> {
    const box = await this.cache.find(request.packId);
    if (!box)
      return this.store.once(
        idempotencyKey,
        [],
        async (): Promise<DrawOutcome> => ({ refusal: { code: 'NoSuchPack' } }),
      );
    const buyer = await this.buyers.of(request.memberId, box.terms.rules);
    const drawId = newId(this.clock.now());
    const clientSeed = request.clientSeed ?? randomBytes(16).toString('hex');
    return this.writer.draw({
      ...request,
      box,
      buyer,
      drawId,
      clientSeed,
      seedBy: request.clientSeed === null ? 'shop' : 'member',
      idempotencyKey,
    });
  }
}
