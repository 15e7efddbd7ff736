import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { drawRandomBytes } from '../../kernel/random.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import { type CardToShare, keepShare } from '../rows/shares.rows.js';
import { TOKEN_BYTES } from '../wire/share-token.js';

/** Shares a card. The response is its token. */
export class ShareCard extends Command<CommandResponse> {
  constructor(
    readonly card: CardToShare,
    readonly key: IdempotencyKey<string>,
  ) {
    super();
  }
}

@CommandHandler(ShareCard)
export class ShareCardHandler implements ICommandHandler<ShareCard> {
  constructor(private readonly store: EventStore) {}

  execute({ card, key }: ShareCard): Promise<CommandResponse> {
    const token = drawRandomBytes(TOKEN_BYTES).toString('base64url');
    return this.store.once(key, [], (tx) => keepShare(tx, token, card));
  }
}
