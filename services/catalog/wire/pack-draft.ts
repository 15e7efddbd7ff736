import type { BuyerRules, NamedRank } from '../../draws/index.js';
import type { Bilingual } from '../../kernel/languages.js';
import { amountIn, points } from '../../kernel/money.js';
import { currencyOf, isSet } from '../../platform/http/codes.js';
import { type Contract, parseRequest } from '../../platform/http/contract.js';
import { type FieldErrors, fieldError, RefusedError } from '../../platform/http/envelope.js';
import type { PackTag } from '../streams/pack.events.js';
import type { PackDraft, PrizeDraft } from '../streams/pack-terms.js';
import { PackTagRequest } from './catalog-fields.contract.js';
import { type PackDraftRequest, PrizeRequest } from './pack-draft.contract.js';

const TWICE = fieldError('tags', { ja: '同じタグは1つだけにしてください。', en: 'Give each tag once.' });
const UNKNOWN_RANK: Bilingual = { ja: 'ランクを選び直してください。', en: 'Choose a rank that exists.' };

/**
 * The draft that an operator's request describes.
 *
 * @param leastRank the rank that it names; null where it names none, or one that is not there
 * @throws RefusedError 400 with messages under `prizes.<row>.<field>` and `tags.<row>.<field>`
 */
export const packDraftOf = (request: PackDraftRequest, leastRank: NamedRank | null = null): PackDraft => ({
  name: request.name,
  nameEn: request.name_en,
  cardType: request.card_type,
  currency: currencyOf(request.payment_method),
  pricePoint: amountIn(currencyOf(request.payment_method), request.price_point),
  images: request.image,
  maxBuyCount: request.max_buy_count,
  canLimit: request.can_limit,
  rules: rulesOf(request, leastRank),
  startAt: inUtc(request.start_at),
  endAt: inUtc(request.end_at),
  showCardlist: isSet(request.show_cardlist),
  detailHtml: request.detail,
  detailHtmlEn: request.detail_en,
  position: request.position,
  tags: packTagsOf(request.tags),
  prizes: rowsOf('prizes', PrizeRequest, request.prizes).map(prizeDraftOf),
});

const rulesOf = (request: PackDraftRequest, leastRank: NamedRank | null): BuyerRules => {
  if (request.least_rank && !leastRank) throw new RefusedError(400, fieldError('least_rank', UNKNOWN_RANK));
  return { onceADay: isSet(request.once_a_day), newcomerDays: request.newcomer_days, leastRank };
};

const inUtc = (time: string | null | undefined): string | null => (time ? new Date(time).toISOString() : null);

/**
 * The words that an operator puts on a pack.
 *
 * @throws RefusedError 400 with messages under `tags.<row>.<field>`, or under `tags` for one that is there twice
 */
export const packTagsOf = (rows: readonly unknown[]): PackTag[] => {
  const tags = rowsOf('tags', PackTagRequest, rows).map(({ ja, en, color }) => ({ ja, en, color }));
  if (new Set(tags.map(({ ja }) => ja)).size < tags.length) throw new RefusedError(400, TWICE);
  return tags;
};

const rowsOf = <Row extends object>(name: string, contract: Contract<Row>, rows: readonly unknown[]): Row[] => {
  const errors: Record<string, FieldErrors[string]> = {};
  const parsed = rows.map((row, i) => {
    try {
      return parseRequest(contract, Object(row));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      for (const [field, messages] of Object.entries(error.errors)) errors[`${name}.${i}.${field}`] = messages;
      return null;
    }
  });
  if (Object.keys(errors).length > 0) throw new RefusedError(400, errors);
  return parsed.filter((row) => row !== null);
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
