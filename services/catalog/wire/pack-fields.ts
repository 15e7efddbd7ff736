import type { Language } from '../../kernel/languages.js';
import { isoTokyo } from '../../kernel/time.js';
import { flagOf, paymentMethodOf } from '../../platform/http/codes.js';
import { leftOf, remainingOf, type Stock } from '../cache/catalog-answers.js';
import type { CatalogPack, CatalogSnapshot } from '../cache/catalog-snapshot.js';
import type { Pack, TopPrize } from './pack.contract.js';

const TOP_PRIZES = 3;

/** A pack as the wire carries it. Nothing of it can be drawn once its sale is over, whatever is left in the box. */
export const packFields = (pack: CatalogPack, view: CatalogSnapshot, stock: Stock, language: Language): Pack => ({
  id: pack.pack_id,
  name: language === 'ja' ? pack.name : pack.name_en,
  point: pack.price_point,
  total_pack_count: pack.tickets,
  pack_count: view.isOver(pack) ? 0 : leftOf(stock, pack),
  card_type: pack.card_type,
  payment_method: paymentMethodOf(pack.currency),
  image: pack.images,
  is_before: flagOf(view.isBefore(pack)),
  start_date: isoTokyo(pack.start_at),
  format_end_date: pack.end_at === null ? '' : minuteInTokyo(pack.end_at),
  max_buy_count: pack.max_buy_count,
  can_limit: pack.can_limit,
  show_cardlist: flagOf(pack.show_cardlist),
  top_prizes: topPrizes(pack, stock, language),
  detail: language === 'ja' ? pack.detail_html : pack.detail_html_en || pack.detail_html,
});

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

/** `2026/12/31 23:59`. */
const minuteInTokyo = (instant: Date): string => isoTokyo(instant).slice(0, 16).replaceAll('-', '/').replace('T', ' ');
