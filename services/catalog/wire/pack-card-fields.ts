import type { Language } from '../../kernel/languages.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import type { PrizeRow } from '../rows/packs.rows.js';
import type { ReferenceRow } from '../rows/published-packs.rows.js';
import { certificateUrlOf } from '../streams/grading.shared.js';
import type { CardFacts } from '../streams/pack.events.js';
import { NO_FACTS } from '../streams/pack-terms.js';
import type { PackCard } from './pack-card.contract.js';

/**
 * Converts a prize to the fields of the wire.
 *
 * @param reference the current reference price of its card
 */
export const packCardFields = (
  prize: PrizeRow,
  remaining: number,
  reference: ReferenceRow | undefined,
  language: Language,
): PackCard => ({
  id: prize.prize_id,
  card_id: prize.card_id,
  rank: prize.rank,
  rank_name: language === 'ja' ? prize.rank_name : prize.rank_name_en,
  name: language === 'ja' ? prize.name : prize.name_en,
  image_url: prize.image_url,
  model_number: prize.model_number,
  rarity: prize.rarity,
  rarity_label: prize.rarity_label,
  set_count: prize.set_count,
  special_remarks: prize.special_remarks,
  is_special_remarks: flagOf(prize.is_special_remarks),
  no_reduction: flagOf(prize.no_reduction),
  buy_point: prize.buy_point,
  remaining,
  ...factFields(prize.facts ?? NO_FACTS, language),
  reference: reference
    ? { yen: reference.yen, source: reference.source, url: reference.url, day: reference.day }
    : null,
});

const factFields = (facts: CardFacts, language: Language) => ({
  set_name: language === 'ja' ? facts.setName : facts.setNameEn || facts.setName,
  back_image_url: facts.backImageUrl,
  condition: facts.condition,
  grader: facts.grader,
  grade: facts.grade,
  certificate_number: facts.certificateNumber,
  certificate_url: certificateUrlOf(facts.grader, facts.certificateNumber),
});
