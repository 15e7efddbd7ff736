import { type BoxOffer, type BoxPrize, describeExtraPrize } from '../../draws/index.js';
import type { ExtraPrizeTerms, PackPublicationFailed, PackPublished, PackTerms } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { PackState } from '../streams/pack.state.js';
import { preventsPublication, problemsOf } from '../streams/pack-problems.js';
import { ticketsOf } from '../streams/pack-terms.js';

/** Builds the offer for the box, or returns the refusal. The sale starts at its planned start, or now if that has passed. */
export const decidePublishPack = (
  pack: PackState,
  now: Date,
): { offer: BoxOffer; refusal?: undefined } | { offer?: undefined; refusal: PackRefusal } => {
  if (pack.status === 'unknown') return { refusal: { code: 'UnknownPack' } };
  if (pack.status !== 'draft') return { refusal: { code: 'NotADraft' } };
  const problems = problemsOf(pack.terms, now).filter(preventsPublication);
  if (problems.length > 0) return { refusal: { code: 'NotReady', problems } };
  return { offer: offerOf(pack.packId, pack.terms, now) };
};

/**
 * Decides on a planned publication that is due: returns the offer, or the event that records its failure. Returns null if the
 * plan was cancelled or postponed.
 */
export const decidePublishPlanned = (
  pack: PackState,
  now: Date,
):
  | { readonly offer: BoxOffer; readonly failure?: undefined }
  | { readonly failure: PackPublicationFailed; readonly offer?: undefined }
  | null => {
  if (pack.status !== 'draft' || pack.publishAt === null || new Date(pack.publishAt) > now) return null;
  const { offer, refusal } = decidePublishPack(pack, now);
  if (offer) return { offer };
  const problems = refusal.code === 'NotReady' ? refusal.problems.map(({ code }) => code) : [refusal.code];
  return {
    failure: { type: 'PackPublicationFailed', data: { packId: pack.packId, problems: [...new Set(problems)] } },
  };
};

/** Builds the event of a publication after its box was opened. */
export const packPublished = (
  offer: BoxOffer,
  box: { readonly boxHash: string; readonly anchor: string },
): PackPublished => ({
  type: 'PackPublished',
  data: {
    packId: offer.packId,
    boxHash: box.boxHash,
    anchor: box.anchor,
    startAt: offer.start.toISOString(),
    tickets: ticketsOf(offer.prizes),
  },
});

/** Converts an extra prize to a prize of the box, without a rank and without tickets. */
const outsideOfBox = ({ rule, draws, ...prize }: ExtraPrizeTerms): BoxPrize => ({
  ...prize,
  rank: 0,
  rankName: describeExtraPrize({ rule, draws }).ja,
  quantity: 0,
  extra: { rule, draws },
});

const offerOf = (packId: string, terms: PackTerms, now: Date): BoxOffer => {
  const planned = terms.startAt === null ? now : new Date(terms.startAt);
  return {
    packId,
    title: terms.name,
    titleEn: terms.nameEn,
    cardType: terms.cardType,
    currency: terms.currency,
    pricePoint: terms.pricePoint,
    maxBuyCount: terms.maxBuyCount,
    canLimit: terms.canLimit,
    rules: terms.rules,
    start: planned > now ? planned : now,
    end: terms.endAt === null ? null : new Date(terms.endAt),
    prizes: [...terms.prizes, ...terms.extraPrizes.map(outsideOfBox)],
  };
};
