import type { Points } from '../../kernel/money.js';
import { sanitizeHtml } from '../../platform/text/html.js';
import type { CardFacts, ExtraPrize, PackTerms, Prize } from './pack.events.js';
import type { PackRefusal } from './pack.refusals.js';

/** Tickets of one box at the most. */
export const MOST_TICKETS = 2_000_000;

/** Of a card of which nothing more is known. */
export const NO_FACTS: CardFacts = {
  setName: '',
  setNameEn: '',
  backImageUrl: '',
  condition: '',
  grader: '',
  grade: '',
  certificateNumber: '',
};

/** What a pack copies of a card. */
export type Card = Pick<
  Prize,
  | 'cardId'
  | 'name'
  | 'nameEn'
  | 'imageUrl'
  | 'modelNumber'
  | 'rarity'
  | 'rarityLabel'
  | 'buyPoint'
  | 'noReduction'
  | 'specialRemarks'
  | 'isSpecialRemarks'
  | 'movieUrl'
  | 'facts'
>;

/** A prize row as the operator writes it: which card, how often. */
export interface PrizeDraft
  extends Pick<Prize, 'cardId' | 'rank' | 'rankName' | 'rankNameEn' | 'quantity' | 'noReduction' | 'setCount'> {
  /** Null: the card's own. */
  readonly buyPoint: Points | null;
}

/** A prize outside of the box as the operator writes it. */
export interface ExtraPrizeDraft extends Pick<ExtraPrize, 'cardId' | 'rule' | 'draws' | 'noReduction' | 'setCount'> {
  /** Null: the card's own. */
  readonly buyPoint: Points | null;
}

/** A pack as the operator writes it. */
export interface PackDraft extends Omit<PackTerms, 'prizes' | 'extraPrizes'> {
  readonly prizes: readonly PrizeDraft[];
  readonly extraPrizes: readonly ExtraPrizeDraft[];
}

/** What a draft may refer to. */
export interface Content {
  readonly cardTypes: ReadonlySet<number>;
  readonly cards: ReadonlyMap<string, Card>;
}

/** The terms that a draft stands for: cards copied, prizes in rank order and numbered, HTML cleaned; or why not. */
export const termsOf = (
  packId: string,
  draft: PackDraft,
  content: Content,
): { terms: PackTerms; refusal?: undefined } | { terms?: undefined; refusal: PackRefusal } => {
  if (!content.cardTypes.has(draft.cardType)) return { refusal: { code: 'UnknownCardType', cardType: draft.cardType } };
  const missing = [...draft.prizes, ...draft.extraPrizes].find((prize) => !content.cards.has(prize.cardId));
  if (missing) return { refusal: { code: 'UnknownCard', cardId: missing.cardId } };
  if (ticketsOf(draft.prizes) > MOST_TICKETS) return { refusal: { code: 'TooManyTickets', most: MOST_TICKETS } };
  const prizes = [...draft.prizes]
    .sort((a, b) => a.rank - b.rank)
    .map((prize, i) => ({ ...copied(prize, draft, content), prizeId: `${packId}-${i + 1}` }));
  const extraPrizes = draft.extraPrizes.map((prize, i) => ({
    ...copied(prize, draft, content),
    prizeId: `${packId}-x${i + 1}`,
  }));
  return { terms: { ...draft, ...cleanHtmlOf(draft), prizes, extraPrizes } };
};

/** A prize with what it copies of its card. */
const copied = <Draft extends PrizeDraft | ExtraPrizeDraft>(
  prize: Draft,
  { currency }: PackDraft,
  content: Content,
) => {
  const card = content.cards.get(prize.cardId)!;
  return {
    ...card,
    ...prize,
    buyPoint: prize.buyPoint ?? card.buyPoint,
    // What was paid with coins cannot become points.
    noReduction: prize.noReduction || card.noReduction || currency === 'coins',
  };
};

/** The words of a pack as they may be shown to everybody. */
export const cleanHtmlOf = (html: Pick<PackTerms, 'detailHtml' | 'detailHtmlEn'>) => ({
  detailHtml: sanitizeHtml(html.detailHtml),
  detailHtmlEn: sanitizeHtml(html.detailHtmlEn),
});

/** How many tickets the full box has. */
export const ticketsOf = (prizes: readonly Pick<Prize, 'quantity'>[]): number =>
  prizes.reduce((sum, prize) => sum + prize.quantity, 0);
