import type { BoxOffer } from '../../draws/index.js';
import type { PackPublished, PackTerms } from '../streams/pack.events.js';
import type { PackRefusal } from '../streams/pack.refusals.js';
import type { Pack } from '../streams/pack.state.js';
import { ticketsOf } from '../streams/pack-terms.js';

/**
 * The offer that goes into the box, or why there is none. It sells from its start, or from now if that has passed: a
 * box promises no moment before it existed.
 *
 * @param seen the version that the operator looked at; null where he named none
 */
export const decidePublishPack = (
  pack: Pack,
  seen: number | null,
  now: Date,
): { offer: BoxOffer; refusal?: undefined } | { offer?: undefined; refusal: PackRefusal } => {
  if (pack.status === 'unknown') return { refusal: { code: 'UnknownPack' } };
  if (pack.status !== 'draft') return { refusal: { code: 'NotADraft' } };
  if (seen !== null && pack.version !== seen) return { refusal: { code: 'StaleVersion', version: pack.version } };
  if (pack.terms.prizes.length === 0) return { refusal: { code: 'NoPrizes' } };
  const offer = offerOf(pack.packId, pack.terms, now);
  if (offer.end && offer.end <= offer.start) return { refusal: { code: 'EndsBeforeItStarts' } };
  return { offer };
};

/** The fact, once the offer lies in its box. */
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

const offerOf = (packId: string, terms: PackTerms, now: Date): BoxOffer => {
  const planned = terms.startAt === null ? now : new Date(terms.startAt);
  return {
    packId,
    title: terms.name,
    titleEn: terms.nameEn,
    cardType: terms.cardType,
    paymentMethod: terms.paymentMethod,
    pricePoint: terms.pricePoint,
    maxBuyCount: terms.maxBuyCount,
    canLimit: terms.canLimit,
    start: planned > now ? planned : now,
    end: terms.endAt === null ? null : new Date(terms.endAt),
    prizes: terms.prizes,
  };
};
