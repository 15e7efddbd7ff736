import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { drawRandomBytes } from '../../kernel/random.js';
import type { Answer, AnswerSlot } from '../../platform/store/answer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { type CardToShare, keepShare } from '../rows/shares.rows.js';
import { TOKEN_BYTES } from '../wire/share-token.js';

/** A member shares a card of theirs. The answer tells its token. */
export class ShareCard extends Command<Answer> {
  constructor(
    readonly card: CardToShare,
    readonly slot: AnswerSlot<string>,
  ) {
    super();
  }
}

@CommandHandler(ShareCard)
export class ShareCardHandler implements ICommandHandler<ShareCard> {
  constructor(private readonly store: EventStore) {}

  execute({ card, slot }: ShareCard): Promise<Answer> {
    const token = drawRandomBytes(TOKEN_BYTES).toString('base64url');
    return this.store.once(slot, [], (tx) => keepShare(tx, token, card));
  }
}
