import type { Points } from '../../kernel/money.js';
import { sanitizeHtml } from '../../platform/text/html.js';
import type { CardFacts, ExtraPrizeTerms, PackTerms, Prize } from './pack.events.js';
import type { PackRefusal } from './pack.refusals.js';

/** The maximum number of tickets of one box. */
export const MAX_TICKETS = 2_000_000;

/** The facts of a card about which nothing is known. */
export const NO_FACTS: CardFacts = {
  setName: '',
  setNameEn: '',
  backImageUrl: '',
  condition: '',
  grader: '',
  grade: '',
  certificateNumber: '',
};

/** The fields of a card that a pack copies. */
export type CopiedCard = Pick<
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

/** A prize row in an operator’s draft: a card and a quantity. */
export interface PrizeDraft
  extends Pick<Prize, 'cardId' | 'rank' | 'rankName' | 'rankNameEn' | 'quantity' | 'noReduction' | 'setCount'> {
  /** Null for the points of the card. */
  readonly buyPoint: Points | null;
}

/** An extra prize in an operator’s draft. */
export interface ExtraPrizeDraft
  extends Pick<ExtraPrizeTerms, 'cardId' | 'rule' | 'draws' | 'noReduction' | 'setCount'> {
  /** Null for the points of the card. */
  readonly buyPoint: Points | null;
}

/** A pack in an operator’s draft. */
export interface PackDraft extends Omit<PackTerms, 'prizes' | 'extraPrizes'> {
  readonly prizes: readonly PrizeDraft[];
  readonly extraPrizes: readonly ExtraPrizeDraft[];
}

/** The objects that a draft may refer to. */
export interface Content {
  readonly cardTypes: ReadonlySet<number>;
  readonly cards: ReadonlyMap<string, CopiedCard>;
}

/** Builds the terms of a draft, or returns the refusal. Cards are copied, prizes sorted and numbered, and HTML is cleaned. */
export const termsOf = (
  packId: string,
  draft: PackDraft,
  content: Content,
): { terms: PackTerms; refusal?: undefined } | { terms?: undefined; refusal: PackRefusal } => {
  if (!content.cardTypes.has(draft.cardType)) return { refusal: { code: 'UnknownCardType', cardType: draft.cardType } };
  const missing = [...draft.prizes, ...draft.extraPrizes].find((prize) => !content.cards.has(prize.cardId));
  if (missing) return { refusal: { code: 'UnknownCard', cardId: missing.cardId } };
  if (ticketsOf(draft.prizes) > MAX_TICKETS) return { refusal: { code: 'TooManyTickets', most: MAX_TICKETS } };
  const prizes = [...draft.prizes]
    .sort((a, b) => a.rank - b.rank)
    .map((prize, i) => ({ ...copied(prize, draft, content), prizeId: `${packId}-${i + 1}` }));
  const extraPrizes = draft.extraPrizes.map((prize, i) => ({
    ...copied(prize, draft, content),
    prizeId: `${packId}-x${i + 1}`,
  }));
  return { terms: { ...draft, ...cleanHtmlOf(draft), prizes, extraPrizes } };
};

/** Copies the card into a prize. */
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
    // A card paid for with coins cannot become points.
    noReduction: prize.noReduction || card.noReduction || currency === 'coins',
  };
};

/** Removes unsafe HTML from the texts of a pack. */
export const cleanHtmlOf = (html: Pick<PackTerms, 'detailHtml' | 'detailHtmlEn'>) => ({
  detailHtml: sanitizeHtml(html.detailHtml),
  detailHtmlEn: sanitizeHtml(html.detailHtmlEn),
});

/** Returns the number of tickets in the full box. */
export const ticketsOf = (prizes: readonly Pick<Prize, 'quantity'>[]): number =>
  prizes.reduce((sum, prize) => sum + prize.quantity, 0);
