import type { BuyerRules, NamedRank } from '../../draws/index.js';
import type { Bilingual } from '../../kernel/languages.js';
import { points, toAmount } from '../../kernel/money.js';
import { currencyOf, isSet } from '../../platform/http/requests/codes.js';
import { parseRequest } from '../../platform/http/requests/contract.js';
import { RowReader } from '../../platform/http/requests/row-reader.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import type { PackTag } from '../streams/pack.events.js';
import type { ExtraPrizeDraft, PackDraft, PrizeDraft } from '../streams/pack-terms.js';
import { PackTagRequest } from './catalog-fields.contract.js';
import { ExtraPrizeRequest, MIN_ROUND, type PackDraftRequest, PrizeRequest } from './pack-draft.contract.js';

const TWICE = buildFieldError('tags', { ja: '同じタグは1つだけにしてください。', en: 'Use each tag only once.' });
const WRONG_DRAWS: Bilingual = {
  ja: '「○回目ごと」は50以上の整数を1つ、「○回目」は1以上の整数を小さい順に入力してください。ラストワン賞には入力しません。',
  en: 'Enter one whole number from 50 for “every so many draws”, the draws in ascending order, or none for the last one.',
};
const UNKNOWN_RANK: Bilingual = { ja: 'ランクを選び直してください。', en: 'Choose a rank that exists.' };

/**
 * Builds the draft that an operator’s request describes.
 *
 * @param leastRank the rank in the request; null if it names none, or an unknown one
 * @throws RefusedError 400 with messages under `prizes.<row>.<field>` and `tags.<row>.<field>`
 */
export const packDraftOf = (request: PackDraftRequest, leastRank: NamedRank | null = null): PackDraft => ({
  name: request.name,
  nameEn: request.name_en,
  cardType: request.card_type,
  currency: currencyOf(request.payment_method),
  pricePoint: toAmount(currencyOf(request.payment_method), request.price_point),
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
  ...listsOf(request),
});

const rulesOf = (request: PackDraftRequest, leastRank: NamedRank | null): BuyerRules => {
  if (request.least_rank && !leastRank) throw new RefusedError(400, buildFieldError('least_rank', UNKNOWN_RANK));
  return { onceADay: isSet(request.once_a_day), newcomerDays: request.newcomer_days, leastRank };
};

const inUtc = (time: string | null | undefined): string | null => (time ? new Date(time).toISOString() : null);

/**
 * Parses the tags that an operator puts on a pack.
 *
 * @throws RefusedError 400 with messages under `tags.<row>.<field>`, or under `tags` for a duplicate
 */
export const packTagsOf = (rows: readonly unknown[]): PackTag[] => {
  const reader = new RowReader();
  const tags = tagsIn(reader, rows);
  reader.refuse();
  return distinct(tags);
};

/** Parses the prizes and tags of a draft; reports the errors of all rows at once. */
const listsOf = (request: PackDraftRequest): Pick<PackDraft, 'prizes' | 'extraPrizes' | 'tags'> => {
  const reader = new RowReader();
  const lists = {
    tags: tagsIn(reader, request.tags),
    prizes: reader.read('prizes', request.prizes, (row) => prizeDraftOf(parseRequest(PrizeRequest, row))),
    extraPrizes: reader.read('extra_prizes', request.extra_prizes, (row) =>
      extraPrizeDraftOf(parseRequest(ExtraPrizeRequest, row)),
    ),
  };
  reader.refuse();
  return { ...lists, tags: distinct(lists.tags) };
};

const tagsIn = (reader: RowReader, rows: readonly unknown[]): PackTag[] =>
  reader.read('tags', rows, (row) => {
    const { ja, en, color } = parseRequest(PackTagRequest, row);
    return { ja, en, color };
  });

/**
 * Returns the tags unchanged.
 *
 * @throws RefusedError 400 under `tags` for a duplicate
 */
const distinct = (tags: PackTag[]): PackTag[] => {
  if (new Set(tags.map(({ ja }) => ja)).size < tags.length) throw new RefusedError(400, TWICE);
  return tags;
};

const isRuled = ({ rule, draws }: ExtraPrizeRequest): boolean => {
  if (rule === 'last') return draws.length === 0;
  if (rule === 'every') return draws.length === 1 && draws[0]! >= MIN_ROUND;
  return draws.length > 0 && draws.every((draw, i) => draw > (draws[i - 1] ?? 0));
};

/**
 * Parses an extra prize.
 *
 * @throws RefusedError 400 under `draws` if they do not fit the rule
 */
const extraPrizeDraftOf = (request: ExtraPrizeRequest): ExtraPrizeDraft => {
  if (!isRuled(request)) throw new RefusedError(400, buildFieldError('draws', WRONG_DRAWS));
  return {
    cardId: request.card_id,
    rule: request.rule,
    draws: request.draws,
    buyPoint: request.buy_point == null ? null : points(request.buy_point),
    noReduction: isSet(request.no_reduction),
    setCount: request.set_count,
  };
};

/** Builds the prize row of a validated request. */
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
