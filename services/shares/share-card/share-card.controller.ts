import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { GetDraw, parseCardId, type ShownDraw } from '../../draws/index.js';
import { isId } from '../../kernel/ids.js';
import { type AttemptLimit, AttemptLimits } from '../../platform/attempts/attempt-limits.js';
import { Config } from '../../platform/config.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { localizePath } from '../../platform/http/pages/page-head.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { type CallResponse, RefusedError } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { CardToShare } from '../rows/shares.rows.js';
import { toSharePath } from '../wire/share-token.js';
import { findBestCard } from './best-card.js';
import { ShareCard } from './share-card.command.js';
import { type CardShared, ShareCardRequest } from './share-card.contract.js';

const sharesOf = (memberId: string): AttemptLimit => ({
  key: `shares of ${memberId}`,
  atOnce: 30,
  intervalMs: 60_000,
});

/** `POST /api/user/share`: shares a drawn card by a link. */
@Controller('user/share')
export class ShareCardController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: AttemptLimits,
    private readonly config: Config,
  ) {}

  @Post()
  @ForMembers()
  async share(@Write() write: WriteRequest): Promise<CommandResponse> {
    const memberId = memberOf(write.context);
    const { history_id: drawId, card_id: cardId } = write.parse(ShareCardRequest);
    const { sessionId, language } = write.context;
    const draw = isId(drawId) ? await this.queries.execute(new GetDraw(memberId, sessionId, drawId)) : null;
    const place = draw && findCardIndex(draw, cardId);
    // A card received in an exchange was not drawn.
    if (!draw || place === null || draw.source.terms.packId === '') throw new RefusedError(404);
    const waitSeconds = await this.limits.count(sharesOf(memberId));
    if (waitSeconds > 0) throw new RefusedError(429, {}, waitSeconds);
    const card = { ...toCardToShare(draw, place), memberId, language };
    const name = (language === 'en' && card.cardNameEn) || card.cardName;
    const key = write.idempotencyKey(
      (token: string): CallResponse<CardShared> => ({
        state: 200,
        url: this.config.publicUrl + localizePath(toSharePath(token), language),
        name,
      }),
    );
    return this.commands.execute(new ShareCard(card, key));
  }
}

/** Returns the index of the requested card; null if the draw does not have it. */
const findCardIndex = (draw: ShownDraw, cardId: string | undefined): number | null => {
  if (cardId === undefined) return findBestCard(draw.prizeIndexes.map((index) => draw.source.prizes[index]!));
  const named = parseCardId(cardId);
  return named?.drawId === draw.drawId && named.card < draw.prizeIndexes.length ? named.card : null;
};

const toCardToShare = (
  { drawId, source, prizeIndexes }: ShownDraw,
  card: number,
): Omit<CardToShare, 'memberId' | 'language'> => {
  const prize = source.prizes[prizeIndexes[card]!]!;
  return {
    drawId,
    card,
    packId: source.terms.packId,
    packName: source.title,
    packNameEn: source.titleEn,
    cardName: prize.name,
    cardNameEn: prize.nameEn,
    imageUrl: prize.imageUrl,
    rarityLabel: prize.rarityLabel,
  };
};
