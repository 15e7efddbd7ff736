import { amountIn, points } from '../../kernel/money.js';
import { currencyOf, isSet } from '../../platform/http/codes.js';
import { parseRequest } from '../../platform/http/contract.js';
import { type FieldErrors, RefusedError } from '../../platform/http/envelope.js';
import type { PackDraft, PrizeDraft } from '../streams/pack-terms.js';
import { type PackDraftRequest, PrizeRequest } from './pack-draft.contract.js';

/**
 * The draft that an operator's request describes.
 *
 * @throws RefusedError 400 with messages under `prizes.<row>.<field>`
 */
export const packDraftOf = (request: PackDraftRequest): PackDraft => ({
  name: request.name,
  nameEn: request.name_en,
  cardType: request.card_type,
  currency: currencyOf(request.payment_method),
  pricePoint: amountIn(currencyOf(request.payment_method), request.price_point),
  images: request.image,
  maxBuyCount: request.max_buy_count,
  canLimit: request.can_limit,
  startAt: inUtc(request.start_at),
  endAt: inUtc(request.end_at),
  showCardlist: isSet(request.show_cardlist),
  detailHtml: request.detail,
  detailHtmlEn: request.detail_en,
  position: request.position,
  prizes: prizesOf(request.prizes),
});

const inUtc = (time: string | null | undefined): string | null => (time ? new Date(time).toISOString() : null);

const prizesOf = (rows: readonly unknown[]): PrizeDraft[] => {
  const errors: Record<string, FieldErrors[string]> = {};
  const prizes = rows.map((row, i) => {
    try {
      return prizeDraftOf(parseRequest(PrizeRequest, Object(row)));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      for (const [field, messages] of Object.entries(error.errors)) errors[`prizes.${i}.${field}`] = messages;
      return null;
    }
  });
  if (Object.keys(errors).length > 0) throw new RefusedError(400, errors);
  return prizes.filter((prize) => prize !== null);
};

/** The row of a draft that a checked request describes. */
export const prizeDraftOf = (request: PrizeRequest): PrizeDraft => ({
  cardId: request.card_id,
  rank: request.rank,
  rankName: request.rank_name,
  rankNameEn: request.rank_name_en,
  quantity: request.quantity,
  buyPoint: request.buy_point == null ? null : points(request.buy_point),
  noReduction: isSet(request.no_reduction),
  setCount: request.set_count,
});
