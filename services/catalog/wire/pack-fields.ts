import { type BuyerRules, describeExtraPrize, findWinsAfter, type VerifiedDraws } from '../../draws/index.js';
import type { Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { flagOf, paymentMethodOf } from '../../platform/http/requests/codes.js';
import { leftOf, remainingOf, type Stock } from '../cache/catalog-responses.js';
import type { CatalogPack, CatalogSnapshot } from '../cache/catalog-snapshot.js';
import type { ExtraPrizeTerms } from '../streams/pack.events.js';
import { type ShownTag, tagsOf } from '../streams/pack-tags.js';
import { describeBuyerRules } from './buyer-rule-words.js';
import type { ExtraPrizeShown, Pack, Tag, TopPrize, VerifiedDrawsShown } from './pack.contract.js';

const rulesOf = ({ once_a_day, newcomer_days, least_rank }: CatalogPack): BuyerRules => ({
  onceADay: once_a_day,
  newcomerDays: newcomer_days,
  leastRank: least_rank,
});

const TOP_PRIZES = 3;

/** Returns the tickets that may still be drawn: 0 once the sale is over, whatever is left in the box. */
export const countTicketsLeft = (pack: CatalogPack, view: CatalogSnapshot, stock: Stock): number =>
  view.isOver(pack) ? 0 : leftOf(stock, pack);

/** Converts a pack to the fields of the wire. */
export const packFields = (pack: CatalogPack, view: CatalogSnapshot, stock: Stock, language: Language): Pack => ({
  id: pack.pack_id,
  name: language === 'ja' ? pack.name : pack.name_en,
  point: pack.price_point,
  total_pack_count: pack.tickets,
  pack_count: countTicketsLeft(pack, view, stock),
  verified: toVerifiedFields(stock.get(pack.pack_id)?.verified),
  card_type: pack.card_type,
  payment_method: paymentMethodOf(pack.currency),
  image: pack.images,
  is_before: flagOf(view.isBefore(pack)),
  is_paused: flagOf(pack.status === 'paused'),
  start_date: toTokyoIso(pack.start_at),
  format_end_date: pack.end_at === null ? '' : minuteInTokyo(pack.end_at),
  max_buy_count: pack.max_buy_count,
  can_limit: pack.can_limit,
  conditions: describeBuyerRules(rulesOf(pack)).map((words) => words[language]),
  show_cardlist: flagOf(pack.show_cardlist),
  tags: toShownTags(pack, view, stock).map((tag) => tagFields(tag, language)),
  top_prizes: topPrizes(pack, stock, language),
  extra_prizes: pack.extra_prizes.map((prize) => extraPrize(prize, pack, stock, language)),
  detail: language === 'ja' ? pack.detail_html : pack.detail_html_en || pack.detail_html,
});

/**
 * Converts the verified draws of a pack to the fields of the wire. They are 0 for a box that this process has not loaded yet.
 */
export const toVerifiedFields = (verified: VerifiedDraws | undefined): VerifiedDrawsShown => ({
  chained: verified?.chained ?? 0,
  recomputed: verified?.recomputed ?? 0,
  differs: flagOf(verified?.differs ?? false),
});

/** Returns the tags of a pack at this moment. */
export const toShownTags = (pack: CatalogPack, view: CatalogSnapshot, stock: Stock): ShownTag[] =>
  tagsOf(
    { startAt: pack.start_at, tickets: pack.tickets, left: countTicketsLeft(pack, view, stock), tags: pack.tags },
    view.at,
  );

/** Converts a tag to the fields of the wire. */
export const tagFields = ({ id, name, color }: ShownTag, language: Language): Tag => ({
  id,
  name: name[language],
  color,
});

const extraPrize = (prize: ExtraPrizeTerms, pack: CatalogPack, stock: Stock, language: Language): ExtraPrizeShown => {
  const { left, next } = findWinsAfter(prize, pack.tickets, pack.tickets - leftOf(stock, pack));
  return {
    id: prize.prizeId,
    label: describeExtraPrize(prize)[language],
    rule: prize.rule,
    draws: prize.draws,
    left,
    next,
    name: language === 'ja' ? prize.name : prize.nameEn || prize.name,
    image_url: prize.imageUrl,
    model_number: prize.modelNumber,
    rarity_label: prize.rarityLabel,
    set_count: prize.setCount,
    buy_point: prize.buyPoint,
    no_reduction: flagOf(prize.noReduction),
  };
};

const topPrizes = (pack: CatalogPack, stock: Stock, language: Language): TopPrize[] =>
  (pack.show_cardlist ? pack.prizes : [])
    .filter((prize) => remainingOf(stock, prize) > 0)
    .slice(0, TOP_PRIZES)
    .map((prize) => ({
      id: prize.prize_id,
      name: language === 'ja' ? prize.name : prize.name_en,
      buy_point: prize.buy_point,
      no_reduction: flagOf(prize.no_reduction),
    }));

/** Formats a moment in Tokyo as `2026/12/31 23:59`. */
const minuteInTokyo = (instant: Date): string =>
  toTokyoIso(instant).slice(0, 16).replaceAll('-', '/').replace('T', ' ');
